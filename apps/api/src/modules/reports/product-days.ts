import { dayAfter, productDay, productDayStart } from '@goldwren/rules';
import type { Stretch } from '../../platform/stretch.ts';

/** How long after its end a day is computed: what began in it has committed or been undone by then. */
const settlingMs = 15 * 60_000;

/** The last day of the product time zone of which nothing can be added any more. */
export function lastFinishedDay(now: Date): string {
  return dayAfter(productDay(new Date(now.getTime() - settlingMs)), -1);
}

/** From its midnight to the next: 23, 24 or 25 hours. */
export function stretchOfDay(day: string): Stretch {
  return { from: productDayStart(day), to: productDayStart(dayAfter(day)) };
}

/** Days from one to another, both included; none when the second is before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
