import { productTimeZone } from './constants.ts';

const dayInProductZone = new Intl.DateTimeFormat('en-CA', {
  timeZone: productTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day, `YYYY-MM-DD`, that an instant falls on in the product time zone. */
export function productDay(instant: Date): string {
  return dayInProductZone.format(instant);
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The years of the dates that the product accepts. Everything that computes with days works between them. */
export const calendarYears = { first: 1900, last: 2199 } as const;

/** True for a year that the product accepts dates of. */
export function isCalendarYear(year: number): boolean {
  return year >= calendarYears.first && year <= calendarYears.last;
}

/** True for a day that exists in the calendar, written `YYYY-MM-DD`, in one of `calendarYears`. */
export function isCalendarDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return isCalendarYear(year) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Whole years between two calendar days. A birthday of 29 February is reached on 1 March in common years, the later
 * and so the stricter reading.
 */
export function ageInYears(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) >= birthDay.slice(5) ? years : years - 1;
}

/** The calendar day `days` after `day` (before it when negative); both `YYYY-MM-DD`. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const wallClockInProductZone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: productTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How far the product time zone's wall clock is from UTC at an instant, in milliseconds; negative west of Greenwich. */
function offsetMs(instantMs: number): number {
  const wallClock = wallClockInProductZone.format(instantMs).replace(' ', 'T');
  return Date.parse(`${wallClock}Z`) - instantMs;
}

/** The instant at which a day of the product time zone begins. Its clocks never change at midnight. */
export function productDayStart(day: string): Date {
  const wallClock = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight UTC can be that of the day before; the second look is at the right side of any change.
  const near = wallClock - offsetMs(wallClock);
  return new Date(wallClock - offsetMs(near));
}

/** How late it is by the clocks of the product time zone, in milliseconds since midnight. */
export function productTimeOfDayMs(instant: Date): number {
  const wallClock = instant.getTime() + offsetMs(instant.getTime());
  return wallClock - Date.parse(`${productDay(instant)}T00:00:00Z`);
}

/** Calendar periods; a week begins on Monday. */
export type CalendarPeriod = 'day' | 'week' | 'month';

/** The first day of the period that a day falls in, and of those before (`by` negative) or after it; `YYYY-MM-DD`. */
export function periodStart(period: CalendarPeriod, day: string, by = 0): string {
  if (period === 'day') return dayAfter(day, by);
  const date = new Date(`${day}T00:00:00Z`);
  if (period === 'week') return dayAfter(day, -((date.getUTCDay() + 6) % 7) + 7 * by);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1)).toISOString().slice(0, 10);
}
