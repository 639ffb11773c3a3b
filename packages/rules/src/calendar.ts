import { productTimeZone } from './constants.ts';
import { lazy } from './lazy.ts';

const dayInProductZone = lazy(
  () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: productTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** Returns the calendar day, `YYYY-MM-DD`, of an instant in the product time zone. */
export function productDay(instant: Date): string {
  return dayInProductZone().format(instant);
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** First and last year of the dates that the product accepts. All date calculations work in this range. */
export const calendarYears = { first: 1900, last: 2199 } as const;

/** True for a year in the accepted range. */
export function isCalendarYear(year: number): boolean {
  return year >= calendarYears.first && year <= calendarYears.last;
}

/** True for an existing calendar day, written `YYYY-MM-DD`, in the range `calendarYears`. */
export function isCalendarDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return isCalendarYear(year) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Whole years between two calendar days. A person born on 29 February has their birthday on 1 March in common
 * years. This is the later day, and so the stricter reading.
 */
export function ageInYears(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) >= birthDay.slice(5) ? years : years - 1;
}

/** Returns the calendar day `days` after `day`, or before it if `days` is negative. Both are `YYYY-MM-DD`. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const wallClockInProductZone = lazy(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: productTimeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** Offset of the product time zone from UTC at an instant, in milliseconds; negative west of Greenwich. */
function offsetMs(instantMs: number): number {
  const wallClock = wallClockInProductZone().format(instantMs).replace(' ', 'T');
  return Date.parse(`${wallClock}Z`) - instantMs;
}

/** Returns the instant at which a day of the product time zone begins. Its clocks never change at midnight. */
export function productDayStart(day: string): Date {
  const wallClock = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight UTC can still be that of the day before. The second lookup is on the correct side of
  // any clock change.
  const near = wallClock - offsetMs(wallClock);
  return new Date(wallClock - offsetMs(near));
}

/** Local time of day in the product time zone, in milliseconds since midnight. */
export function productTimeOfDayMs(instant: Date): number {
  const wallClock = instant.getTime() + offsetMs(instant.getTime());
  return wallClock - Date.parse(`${productDay(instant)}T00:00:00Z`);
}

/** Calendar periods; a week begins on Monday. */
export type CalendarPeriod = 'day' | 'week' | 'month';

/**
 * Returns the first day (`YYYY-MM-DD`) of the period that contains `day`. `by` moves it by whole periods;
 * negative values go back.
 */
export function periodStart(period: CalendarPeriod, day: string, by = 0): string {
  if (period === 'day') return dayAfter(day, by);
  const date = new Date(`${day}T00:00:00Z`);
  if (period === 'week') return dayAfter(day, -((date.getUTCDay() + 6) % 7) + 7 * by);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1)).toISOString().slice(0, 10);
}
