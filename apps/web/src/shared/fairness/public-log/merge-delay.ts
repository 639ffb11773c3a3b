import { publicLogMergeDelaySeconds } from '@goldwren/rules';
import type { ClockReading } from '../client-log.ts';

/** For clocks that run at different speeds, and for the way to the browser. */
const graceSeconds = 30;

/** How long an entry may be missing, in milliseconds. */
export const missingAllowedMs = (publicLogMergeDelaySeconds + graceSeconds) * 1000;

/** When a browser knew of something that must be in the log. Null once the entry was due, which it then stays. */
export type KnownSince = ClockReading | null;

/**
 * Whether an entry must be in the log by now. Only the monotonic clock of the page counts: a wall clock that is set forward
 * must not accuse the server, and the server cannot stop the monotonic clock. A page that was opened later counts from its
 * own start.
 */
export function isDue(knownSince: KnownSince, now: ClockReading): boolean {
  if (knownSince === null) return true;
  return now.monotonic - (knownSince.page === now.page ? knownSince.monotonic : 0) >= missingAllowedMs;
}
