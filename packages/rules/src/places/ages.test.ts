import { describe, expect, test } from 'vitest';
import { higherAges, minimumAgeYears, missedAge } from './ages.ts';
import { type Country, countries, isRegionOf, regionNames } from './regions.ts';

const expected: Record<Country, Record<string, number>> = {
  US: { AL: 19, NE: 19, MS: 21 },
  CA: { BC: 19, NB: 19, NL: 19, NS: 19, NT: 19, NU: 19, YT: 19, QC: 18 },
};

describe('minimum age', () => {
  test.each(countries)('is the age of majority or 18 in every region of %s', (country) => {
    for (const region of Object.keys(regionNames[country])) {
      expect(minimumAgeYears(country, region), region).toBe(expected[country][region] ?? 18);
    }
    expect(minimumAgeYears(country, null)).toBe(18);
  });

  test('lists only existing places with an age above 18', () => {
    expect(higherAges).toHaveLength(10);
    for (const { country, region, years } of higherAges) {
      expect(isRegionOf(country, region)).toBe(true);
      expect(years).toBeGreaterThan(18);
    }
  });

  test.each([
    ['US', 'AL', '2007-11-24', 19],
    ['US', 'AL', '2007-11-23', null],
    ['US', 'MS', '2005-11-24', 21],
    ['US', 'MS', '2005-11-23', null],
    ['CA', 'BC', '2008-01-01', 19],
    ['CA', 'QC', '2008-01-01', null],
    ['CA', 'QC', '2008-11-24', 18],
    ['CA', null, '2008-11-23', null],
  ] as const)('%s-%s, born %s: missed age is %s', (country, region, birthDate, missed) =>
    expect(missedAge({ birthDate, country, region }, '2026-11-23')).toBe(missed),
  );
});
