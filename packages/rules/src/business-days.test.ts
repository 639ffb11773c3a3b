import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { productDay, productTimeOfDayMs } from './calendar.ts';

describe('a business day', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    // Thanksgiving, and the Friday after, on which banks are open.
    ['2026-11-26', false],
    ['2026-11-27', true],
    // The Fourth of July of 2026 is a Saturday, kept on Friday.
    ['2026-07-03', false],
    ['2026-07-06', true],
    // Juneteenth of 2022 was a Sunday, kept on Monday.
    ['2022-06-20', false],
    // New Year's Day of 2028 is a Saturday, kept on the last day of 2027.
    ['2027-12-31', false],
    ['2026-01-19', false],
    ['2026-02-16', false],
    ['2026-05-25', false],
    ['2026-09-07', false],
    ['2026-10-12', false],
    ['2026-11-11', false],
    ['2026-12-25', false],
    ['2026-12-24', true],
  ])('%s: %s', (day, expected) => expect(isBusinessDay(day)).toBe(expected));

  test('there are eleven holidays in every year, on weekdays', () => {
    for (let year = 2020; year < 2060; year += 1) {
      const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)))
        .filter((date) => date.getUTCFullYear() === year && date.getUTCDay() % 6 !== 0)
        .map((date) => date.toISOString().slice(0, 10));
      const closed = days.filter((day) => !isBusinessDay(day)).length;
      // A New Year's Day kept on Friday the 31st is a day of the year before.
      expect([10, 11, 12]).toContain(closed);
    }
  });
});

describe('business days on', () => {
  test.each([
    // Sunday evening in New York: Monday is the first.
    ['2026-11-22T23:30:00Z', 1, '2026-11-23T23:30:00Z'],
    ['2026-11-20T15:00:00Z', 1, '2026-11-23T15:00:00Z'],
    // Over Thanksgiving.
    ['2026-11-24T15:00:00Z', 3, '2026-11-30T15:00:00Z'],
    // Still Friday in New York though Saturday in Greenwich.
    ['2026-11-21T03:00:00Z', 1, '2026-11-24T03:00:00Z'],
    // Over the change of the clocks: the same time by them.
    ['2026-10-30T14:00:00Z', 1, '2026-11-02T15:00:00Z'],
    ['2026-11-22T15:00:00Z', 0, '2026-11-22T15:00:00Z'],
  ])('%s and %i: %s', (instant, count, expected) =>
    expect(addBusinessDays(new Date(instant), count)).toEqual(new Date(expected)),
  );

  test('end on a business day at the same time, later with every one', () => {
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
