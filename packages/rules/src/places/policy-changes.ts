import { type Permission, type PolicyPack, permissions } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/** Statuses of a change of the jurisdiction policy by staff. */
export const policyChangeStatuses = ['pending', 'approved', 'rejected'] as const;
export type PolicyChangeStatus = (typeof policyChangeStatuses)[number];

/** What staff no longer allow in a region. */
export interface RegionBar {
  readonly country: Country;
  readonly region: string;
  readonly barred: readonly Permission[];
}

/**
 * Returns the pack without the permissions that staff barred. A bar only takes away: what the pack does not allow stays
 * forbidden, so staff cannot loosen the rules of the build.
 * @throws Error for a permission that this build does not know, because it could not enforce the bar.
 */
export function restrictPack(pack: PolicyPack, bars: readonly RegionBar[]): PolicyPack {
  const regions: Record<string, readonly Permission[]> = { ...pack.regions };
  for (const { country, region, barred } of bars) {
    const unknown = barred.find((one) => !permissions.includes(one));
    if (unknown)
      throw new Error(`the permission ${unknown}, barred in ${country}-${region}, is not known to this build`);
    if (barred.length === 0) continue;
    const name = `${country}-${region}`;
    regions[name] = (regions[name] ?? permissions).filter((one) => !barred.includes(one));
  }
  return { ...pack, regions };
}
