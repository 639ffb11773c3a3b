import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageInYears, dayAfter, isCalendarDay, periodStart, productDay, productDayStart } from './calendar.ts';

describe('productDay', () => {
  test.each([
    ['2026-01-15T04:59:59Z', '2026-01-14'],
    ['2026-01-15T05:00:00Z', '2026-01-15'],
    ['2026-07-15T03:59:59Z', '2026-07-14'],
    ['2026-07-15T04:00:00Z', '2026-07-15'],
    // Clocks go forward on 8 March 2026 and back on 1 November. Midnight moves from 05:00 UTC to 04:00 and
    // back.
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-08T05:00:00Z', '2026-03-08'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-01T04:00:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
    ['2028-03-01T04:59:59Z', '2028-02-29'],
  ])('of %s is %s', (instant, day) => expect(productDay(new Date(instant))).toBe(day));

  test('is a valid calendar day and never decreases over time', () => {
    const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.nat(90_000_000), (instant, later) => {
        const [day, next] = [productDay(instant), productDay(new Date(instant.getTime() + later))];
        expect(isCalendarDay(day)).toBe(true);
        expect(next >= day).toBe(true);
      }),
    );
  });
});

describe('productDayStart', () => {
  test.each([
    ['2026-01-15', '2026-01-15T05:00:00Z'],
    ['2026-03-08', '2026-03-08T05:00:00Z'],
    ['2026-03-09', '2026-03-09T04:00:00Z'],
    ['2026-11-01', '2026-11-01T04:00:00Z'],
    ['2026-11-02', '2026-11-02T05:00:00Z'],
    ['2028-02-29', '2028-02-29T05:00:00Z'],
  ])('of %s is %s', (day, instant) => expect(productDayStart(day)).toEqual(new Date(instant)));

  test('returns the first instant of any day', () => {
    const instants = fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const day = productDay(instant);
        const start = productDayStart(day);
        expect(productDay(start)).toBe(day);
        expect(productDay(new Date(start.getTime() - 1))).toBe(dayAfter(day, -1));
        expect(start <= instant && instant < productDayStart(dayAfter(day))).toBe(true);
      }),
    );
  });
});

describe('dayAfter', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-08', 30, '2026-04-07'],
  ])('of %s, %i days later, is %s', (day, days, expected) => expect(dayAfter(day, days)).toBe(expected));
});

describe('isCalendarDay', () => {
  test.each(['2000-02-29', '2024-02-29', '1900-01-01', '2026-12-31', '2199-12-31'])('accepts %s', (day) =>
    expect(isCalendarDay(day)).toBe(true),
  );
  test.each([
    '1900-02-29',
    '2023-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-10-00',
    '1899-12-31',
    '0000-01-01',
    '2200-01-01',
    '9999-12-31',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
  ])('rejects %s', (day) => expect(isCalendarDay(day)).toBe(false));
});

describe('ageInYears', () => {
  test.each([
    ['2008-03-02', '2026-03-01', 17],
    ['2008-03-02', '2026-03-02', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
    ['2007-12-31', '2026-01-01', 18],
    ['2026-01-01', '2026-01-01', 0],
    ['2027-01-01', '2026-01-01', -1],
  ])('of a person born on %s is, on %s, %i', (born, today, years) => expect(ageInYears(born, today)).toBe(years));
});

test.each([
  ['day', '2026-11-22', 0, '2026-11-22'],
  ['day', '2026-03-01', -1, '2026-02-28'],
  ['week', '2026-11-22', 0, '2026-11-16'],
  ['week', '2026-11-23', 0, '2026-11-23'],
  ['week', '2026-11-23', 1, '2026-11-30'],
  ['month', '2026-12-31', 0, '2026-12-01'],
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2026-01-15', -1, '2025-12-01'],
] as const)('the %s of %s, moved by %i, begins on %s', (period, day, by, start) => {
  expect(periodStart(period, day, by)).toBe(start);
});
