import { choose } from '../../../proof/choose.ts';
import type { MinesData } from '../maths.ts';

/** Of a list of cells to be opened in order, by how many are safe before the first mine: every one of all placements. */
export function safeByPlacement(cells: number, mines: number): number[] {
  const counts = new Array<number>(cells - mines + 1).fill(0);
  const end = 2 ** cells;
  // The next greater number of as many bits: every placement once, as a set of cells.
  for (let placement = 2 ** mines - 1; placement < end; ) {
    const lowest = placement & -placement;
    const safe = 31 - Math.clz32(lowest);
    counts[safe] = (counts[safe] as number) + 1;
    const carried = placement + lowest;
    placement = carried + (((placement ^ carried) / lowest) >>> 2);
  }
  return counts;
}

/** How many placements spare so many given cells: all mines lie in the others. */
export function sparing({ cells }: Pick<MinesData, 'cells'>, mines: number, opened: number): bigint {
  return choose(cells - opened, mines);
}

/** The part of a fair pay that is paid, in percent; and what pays are multiples of, in hundredths of the stake. */
const returnPercent = 97n;
const payUnit = 5n;

/** The pays of a field, derived: until the field is clear or the next pay would exceed the limit. */
export function derivedPays(data: Pick<MinesData, 'cells' | 'maxPayX100'>, mines: number): number[] {
  const all = choose(data.cells, mines);
  const pays: number[] = [];
  for (let opened = 1; opened <= data.cells - mines; opened++) {
    const pay = ((returnPercent * all) / sparing(data, mines, opened) / payUnit) * payUnit;
    if (pay > BigInt(data.maxPayX100)) break;
    pays.push(Number(pay));
  }
  return pays;
}
