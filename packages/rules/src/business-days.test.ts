import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { productDay, productTimeOfDayMs } from './calendar.ts';

describe('isBusinessDay', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    // Thanksgiving, and the Friday after, on which banks are open.
    ['2026-11-26', false],
    ['2026-11-27', true],
    // The Fourth of July of 2026 is a Saturday and is observed on Friday.
    ['2026-07-03', false],
    ['2026-07-06', true],
    // Juneteenth of 2022 was a Sunday and was observed on Monday.
    ['2022-06-20', false],
    // New Year's Day of 2028 is a Saturday and is observed on the last day of 2027.
    ['2027-12-31', false],
    ['2026-01-19', false],
    ['2026-02-16', false],
    ['2026-05-25', false],
    ['2026-09-07', false],
    ['2026-10-12', false],
    ['2026-11-11', false],
    ['2026-12-25', false],
    ['2026-12-24', true],
  ])('is for %s: %s', (day, expected) => expect(isBusinessDay(day)).toBe(expected));

  test('every year has eleven holidays, all on weekdays', () => {
    for (let year = 2020; year < 2060; year += 1) {
      const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)))
        .filter((date) => date.getUTCFullYear() === year && date.getUTCDay() % 6 !== 0)
        .map((date) => date.toISOString().slice(0, 10));
      const closed = days.filter((day) => !isBusinessDay(day)).length;
      // A New Year's Day that is observed on Friday the 31st belongs to the year before.
      expect([10, 11, 12]).toContain(closed);
    }
  });
});

describe('addBusinessDays', () => {
  test.each([
    // On Sunday evening in New York, Monday is the first business day.
    ['2026-11-22T23:30:00Z', 1, '2026-11-23T23:30:00Z'],
    ['2026-11-20T15:00:00Z', 1, '2026-11-23T15:00:00Z'],
    // Across Thanksgiving.
    ['2026-11-24T15:00:00Z', 3, '2026-11-30T15:00:00Z'],
    // Still Friday in New York, but Saturday in UTC.
    ['2026-11-21T03:00:00Z', 1, '2026-11-24T03:00:00Z'],
    // Across a clock change, the local time stays the same.
    ['2026-10-30T14:00:00Z', 1, '2026-11-02T15:00:00Z'],
    ['2026-11-22T15:00:00Z', 0, '2026-11-22T15:00:00Z'],
  ])('from %s, %i days later, is %s', (instant, count, expected) =>
    expect(addBusinessDays(new Date(instant), count)).toEqual(new Date(expected)),
  );

  test('returns the same time on a business day, later for each further day', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 30 }), (instant, count) => {
        const due = addBusinessDays(instant, count);
        expect(isBusinessDay(productDay(due))).toBe(true);
        expect(productTimeOfDayMs(due)).toBe(productTimeOfDayMs(instant));
        expect(due > addBusinessDays(instant, count - 1)).toBe(true);
      }),
    );
  });
});
