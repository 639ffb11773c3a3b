import { dayAfter, productDay, productDayStart } from '@goldwren/rules';
import type { Period } from '../../platform/period.ts';

/** How long after its end a day is computed. Transactions that began on the day have ended by then. */
const settlingMs = 15 * 60_000;

/** Returns the last day of the product time zone that can no longer change. */
export function lastFinishedDay(now: Date): string {
  return dayAfter(productDay(new Date(now.getTime() - settlingMs)), -1);
}

/** From midnight to midnight: 23, 24 or 25 hours. */
export function periodOfDay(day: string): Period {
  return { from: productDayStart(day), to: productDayStart(dayAfter(day)) };
}

/** Returns the days from `first` to `last`, both inclusive. Empty when `last` is before `first`. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
