import { median, most, sum } from './frames.ts';
import type { Trace, TraceEvent } from './trace.ts';

const objectsOf = ({ args }: TraceEvent) => args?.beginData?.dirtyObjects ?? 0;
const elementsOf = ({ args }: TraceEvent) => args?.elementCount ?? 0;

/**
 * Counts what the main thread did for the document in a round: the median of these rounds, and the most in any of them. Counts
 * do not depend on the load of the machine.
 */
export function workOf(trace: Trace, rounds: readonly number[]) {
  const each = rounds.map((round) => roundOf(trace, round));
  const layouts = each.map((round) => round.layouts);
  const recalcs = each.map((round) => round.recalcs);
  return {
    frames: median(each.map(({ frames }) => frames)),
    layouts: median(layouts.map(({ length }) => length)),
    // They begin at the root of the document. The others begin at a boundary, such as an element with `contain`.
    'of the document': median(each.map(({ fullLayouts }) => fullLayouts.length)),
    'objects laid out': median(layouts.map((all) => sum(all.map(objectsOf)))),
    'most objects': most(layouts.flat().map(objectsOf)),
    'style recalcs': median(recalcs.map(({ length }) => length)),
    'elements restyled': median(recalcs.map((all) => sum(all.map(elementsOf)))),
    'most elements': most(recalcs.flat().map(elementsOf)),
    paints: median(each.map(({ paints }) => paints)),
    // A picture is a document of its own, which is laid out again for each new size.
    'layouts of pictures': median(each.map(({ pictureLayouts }) => pictureLayouts)),
  };
}

function roundOf({ events, marks }: Trace, round: number) {
  const [from, to] = ['begin', 'end'].map((edge) => (marks.get(`${edge} ${round}`) ?? Number.NaN) * 1_000);
  if (!(Number(from) < Number(to))) throw new RangeError(`the trace has no round ${round}`);
  const during = events.filter(({ ph, ts }) => ph === 'X' && ts >= Number(from) && ts <= Number(to));
  const named = (name: string) => during.filter((event) => event.name === name);
  // Only documents are layerized, not the pictures in them.
  const page = events.find(({ name }) => name === 'Layerize')?.args?.data?.frame;
  const layouts = named('Layout').filter(({ args }) => args?.beginData?.frame === page);
  return {
    layouts,
    fullLayouts: layouts.filter(({ args }) => args?.beginData?.partialLayout === false),
    pictureLayouts: named('Layout').length - layouts.length,
    recalcs: named('UpdateLayoutTree').filter(({ args }) => args?.beginData?.frame === page),
    paints: named('Paint').filter(({ args }) => args?.data?.frame === page).length,
    frames: named('Layerize').length,
  };
}
