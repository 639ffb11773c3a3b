import type { ClockReading } from './client-log.ts';

/** Reads the clocks of this page. */
export function readClock(): ClockReading {
  return { page: performance.timeOrigin, monotonic: performance.now(), wall: Date.now() };
}
