import { durations } from '../../lib/i18n/durations.ts';

const hourSeconds = 3_600;
/** Times are measured to a tenth of an hour, so shorter ones count as a tenth. */
const finest = 0.1;

/** Formats a measured time, at least the smallest unit: `6 minutes`, `1 day and 4 hours`. */
export function measuredTime(hours: number): string {
  return durations.inWords(Math.max(hours, finest) * hourSeconds);
}
