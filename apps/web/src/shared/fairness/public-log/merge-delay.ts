import { publicLogMergeDelaySeconds } from '@goldwren/rules';

/** For clocks that run at different speeds, and for the way to the browser. */
const graceSeconds = 30;

/** Whether an entry must be in the log by now. @param knownSince when this browser knew of it. Both in milliseconds */
export function isDue(knownSince: number, now: number): boolean {
  return now - knownSince >= (publicLogMergeDelaySeconds + graceSeconds) * 1000;
}
