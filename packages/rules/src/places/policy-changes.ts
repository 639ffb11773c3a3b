import { type Permission, type PolicyPack, permissions } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/** Statuses of a change of the jurisdiction policy by staff. */
export const policyChangeStatuses = ['pending', 'approved', 'rejected'] as const;

/** What staff no longer allow in a region. */
export interface RegionRestriction {
  readonly country: Country;
  readonly region: string;
  readonly forbidden: readonly Permission[];
}

/**
 * Returns the pack without the permissions that staff forbid. A restriction only takes away: what the pack does not allow stays
 * forbidden, so staff cannot loosen the rules of the build.
 * @throws Error for a permission that this build does not know, because it could not enforce the restriction.
 */
export function restrictPack(pack: PolicyPack, restrictions: readonly RegionRestriction[]): PolicyPack {
  const regions: Record<string, readonly Permission[]> = { ...pack.regions };
  for (const { country, region, forbidden } of restrictions) {
    const unknown = forbidden.find((one) => !permissions.includes(one));
    if (unknown)
      throw new Error(`the permission ${unknown}, forbidden in ${country}-${region}, is not known to this build`);
    if (forbidden.length === 0) continue;
    const name = `${country}-${region}`;
    regions[name] = (regions[name] ?? permissions).filter((one) => !forbidden.includes(one));
  }
  return { ...pack, regions };
}
