import { durations } from '../lib/durations.ts';

const hourSeconds = 3_600;
/** Waits are measured to a tenth of an hour: what took less is no more than one. */
const finest = 0.1;

/** A measured wait in words, at least the finest that is told apart: `6 minutes`, `1 day and 4 hours`. */
export function measuredTime(hours: number): string {
  return durations.inWords(Math.max(hours, finest) * hourSeconds);
}
