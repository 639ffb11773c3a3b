import type { TraceEvent } from './trace.ts';

/** A longer task blocks the page for the rest of its duration (Lighthouse, total blocking time). */
const longestTaskMs = 50;

/**
 * Returns the total blocking time of a page in milliseconds, from the processor time of the tasks of its main thread after the
 * first contentful paint. Lighthouse uses their duration, which includes waiting for a core.
 * @param events the trace that Lighthouse recorded without any slowdown
 * @param slowdown how many times faster this machine is than the simulated phone
 * @throws Error when the trace has no navigation to the address or no first paint
 */
export function blockingTimeOf(events: readonly TraceEvent[], url: string, slowdown: number): number {
  const start = events
    .filter(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
    .sort((one, other) => one.ts - other.ts)
    .at(-1);
  const isOfPage = ({ pid, ts }: TraceEvent) => pid === start?.pid && ts >= start.ts;
  const paint = events.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event));
  if (!start || !paint) throw new Error(`The trace has no first contentful paint of ${url}.`);
  return events
    .filter((event) => event.name.endsWith('RunTask') && isOfPage(event) && event.tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * slowdown - longestTaskMs))
    .reduce((one, other) => one + other, 0);
}
