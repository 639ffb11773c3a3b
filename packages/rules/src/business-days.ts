import { dayAfter, productDay, productDayStart, productTimeOfDayMs } from './calendar.ts';

/** Returns the day of the week; Sunday is 0. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

/** Returns the `n`-th occurrence of a weekday in a month; `n` starts at 1. */
function nthWeekday(year: number, month: number, dayOfWeek: number, n: number): string {
  const first = dayOf(year, month, 1);
  return dayAfter(first, ((dayOfWeek - weekday(first) + 7) % 7) + 7 * (n - 1));
}

function lastWeekday(year: number, month: number, dayOfWeek: number): string {
  const last = dayOf(year, month + 1, 0);
  return dayAfter(last, -((weekday(last) - dayOfWeek + 7) % 7));
}

/** A holiday on Saturday is observed on Friday, and one on Sunday is observed on Monday. */
function observed(day: string): string {
  if (weekday(day) === 6) return dayAfter(day, -1);
  return weekday(day) === 0 ? dayAfter(day, 1) : day;
}

const monday = 1;
const thursday = 4;

/**
 * Days of a year on which federal offices and banks of the United States are closed (5 U.S.C. § 6103), as
 * observed.
 */
function federalHolidays(year: number): string[] {
  return [
    observed(dayOf(year, 1, 1)),
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    lastWeekday(year, 5, monday),
    observed(dayOf(year, 6, 19)),
    observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 10, monday, 2),
    observed(dayOf(year, 11, 11)),
    nthWeekday(year, 11, thursday, 4),
    observed(dayOf(year, 12, 25)),
    // New Year's Day of the next year, if it is observed on 31 December.
    observed(dayOf(year + 1, 1, 1)),
  ];
}

/** True for a day (`YYYY-MM-DD`) from Monday to Friday that is not a federal holiday. */
export function isBusinessDay(day: string): boolean {
  const isWeekday = weekday(day) !== 0 && weekday(day) !== 6;
  return isWeekday && !federalHolidays(Number(day.slice(0, 4))).includes(day);
}

/**
 * Returns the instant `count` business days later, at the same time of day in the product time zone. Counting
 * starts on the next day: one business day after a Saturday is Monday. Zero returns the instant itself.
 */
export function addBusinessDays(instant: Date, count: number): Date {
  if (count <= 0) return instant;
  let day = productDay(instant);
  for (let left = count; left > 0; ) {
    day = dayAfter(day);
    if (isBusinessDay(day)) left -= 1;
  }
  // The clocks change only on Sundays, so every local time exists on a business day.
  return new Date(productDayStart(day).getTime() + productTimeOfDayMs(instant));
}
