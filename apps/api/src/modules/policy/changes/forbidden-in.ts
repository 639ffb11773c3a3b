import type { Country, Permission, RegionRestriction } from '@goldwren/rules';

/** Returns everything that staff do not allow in a region: for the site, and for this cell only. */
export function forbiddenIn(
  restrictions: readonly RegionRestriction[],
  country: Country,
  region: string,
): Permission[] {
  const those = restrictions.filter((one) => one.country === country && one.region === region);
  return [...new Set(those.flatMap(({ forbidden }) => forbidden))];
}
