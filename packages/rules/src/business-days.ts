import { dayAfter, productDay, productDayStart, productTimeOfDayMs } from './calendar.ts';

/** Sunday is 0. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

/** The `n`-th such weekday of a month, from 1. */
function nthWeekday(year: number, month: number, wanted: number, n: number): string {
  const first = dayOf(year, month, 1);
  return dayAfter(first, ((wanted - weekday(first) + 7) % 7) + 7 * (n - 1));
}

function lastWeekday(year: number, month: number, wanted: number): string {
  const last = dayOf(year, month + 1, 0);
  return dayAfter(last, -((weekday(last) - wanted + 7) % 7));
}

/** A holiday on Saturday is kept on Friday, one on Sunday on Monday. */
function observed(day: string): string {
  if (weekday(day) === 6) return dayAfter(day, -1);
  return weekday(day) === 0 ? dayAfter(day, 1) : day;
}

const monday = 1;
const thursday = 4;

/** The days of a year on which federal offices and banks of the United States are closed (5 U.S.C. § 6103), as kept. */
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
    // New Year's Day of the year after, when it is kept on 31 December.
    observed(dayOf(year + 1, 1, 1)),
  ];
}

/** True for a day, `YYYY-MM-DD`, on which we and the banks work: Monday to Friday, no federal holiday. */
export function isBusinessDay(day: string): boolean {
  const isWeekday = weekday(day) !== 0 && weekday(day) !== 6;
  return isWeekday && !federalHolidays(Number(day.slice(0, 4))).includes(day);
}

/**
 * The instant `count` business days on, at the same time of the day in the product time zone. Days are counted from the
 * day after: from Saturday, one business day on is Monday. Zero gives the instant itself.
 */
export function addBusinessDays(instant: Date, count: number): Date {
  if (count <= 0) return instant;
  let day = productDay(instant);
  for (let left = count; left > 0; ) {
    day = dayAfter(day);
    if (isBusinessDay(day)) left -= 1;
  }
  // The clocks change on Sundays, so a business day has all its hours.
  return new Date(productDayStart(day).getTime() + productTimeOfDayMs(instant));
}
