/** Minimum ages by place. The general minimum is 18; where the age of majority is higher, that age applies. */
import { ageInYears } from './calendar.ts';
import { account } from './constants.ts';
import type { Country } from './regions.ts';

/** A place whose minimum age is printed by name. */
export interface PlaceAge {
  readonly country: Country;
  readonly region: string;
  readonly years: number;
}

/**
 * Ages of majority of the states and provinces, where they are above the general minimum. Quebec and the other provinces
 * that are not listed have 18.
 */
const majority: Readonly<Record<Country, Readonly<Record<string, number>>>> = {
  US: { AL: 19, MS: 21, NE: 19 },
  CA: { BC: 19, NB: 19, NL: 19, NS: 19, NT: 19, NU: 19, YT: 19 },
};

/** Every place whose minimum age is above the general one, in the order of the table. */
export const higherAges: readonly PlaceAge[] = (['US', 'CA'] as const).flatMap((country) =>
  Object.entries(majority[country]).map(([region, years]) => ({ country, region, years })),
);

/** The minimum age in whole years; `region` null: not known, so the general minimum. */
export function minimumAgeYears(country: Country, region: string | null): number {
  const years = region === null ? undefined : majority[country][region];
  return Math.max(account.minimumAgeYears, years ?? 0);
}

/**
 * The minimum age that a person has not reached, in years; null for somebody who is old enough.
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

/** The places above the general minimum, grouped by age, the lowest age first. */
export function agesByYears(): { readonly years: number; readonly places: readonly PlaceAge[] }[] {
  const years = [...new Set(higherAges.map((place) => place.years))].sort((a, b) => a - b);
  return years.map((age) => ({ years: age, places: higherAges.filter((place) => place.years === age) }));
}
