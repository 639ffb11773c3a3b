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

/** True for a day that exists in the calendar, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Whole years between two calendar days. A birthday of 29 February is reached on 1 March in common years, the later
 * and so the stricter reading.
 */
export function ageInYears(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) >= birthDay.slice(5) ? years : years - 1;
}
