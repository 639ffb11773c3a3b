/** Minimum ages by region. The general minimum is 18. A higher age of majority replaces it. */
import { ageInYears } from '../calendar.ts';
import { account } from '../constants.ts';
import type { Country } from './regions.ts';

/** A region whose minimum age is listed by name. */
export interface PlaceAge {
  readonly country: Country;
  readonly region: string;
  readonly years: number;
}

/**
 * Ages of majority above the general minimum, by state and province. In Quebec and the other provinces that are
 * not listed, the age is 18.
 */
const majority: Readonly<Record<Country, Readonly<Record<string, number>>>> = {
  US: { AL: 19, MS: 21, NE: 19 },
  CA: { BC: 19, NB: 19, NL: 19, NS: 19, NT: 19, NU: 19, YT: 19 },
};

/** Every region with a minimum age above 18, in the order of the table. */
export const higherAges: readonly PlaceAge[] = (['US', 'CA'] as const).flatMap((country) =>
  Object.entries(majority[country]).map(([region, years]) => ({ country, region, years })),
);

/**
 * Returns the minimum age in whole years. A null `region` means that it is unknown; the general minimum then
 * applies.
 */
export function minimumAgeYears(country: Country, region: string | null): number {
  const years = region === null ? undefined : majority[country][region];
  return Math.max(account.minimumAgeYears, years ?? 0);
}

/**
 * Returns the minimum age in years if the person is younger than it, or null if they are old enough.
 * @param person `birthDate` is `YYYY-MM-DD`.
 * @param today A day of the product time zone, `YYYY-MM-DD`.
 */
export function missedAge(
  person: { readonly birthDate: string; readonly country: Country; readonly region: string | null },
  today: string,
): number | null {
  const years = minimumAgeYears(person.country, person.region);
  return ageInYears(person.birthDate, today) >= years ? null : years;
}

/** Regions with a minimum age above 18, grouped by age, the lowest age first. */
export function agesByYears(): { readonly years: number; readonly places: readonly PlaceAge[] }[] {
  const years = [...new Set(higherAges.map((place) => place.years))].sort((a, b) => a - b);
  return years.map((age) => ({ years: age, places: higherAges.filter((place) => place.years === age) }));
}
