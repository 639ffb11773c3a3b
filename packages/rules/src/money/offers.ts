import type { Place } from '../places/eligibility.ts';
import { allowance, type PolicyPack } from '../places/jurisdictions.ts';
import type { Country } from '../places/regions.ts';

/**
 * How a player receives Sweeps Coins. `bonus`: with a package or the welcome offer. `free_entry`: by a free
 * entry.
 */
export type SweepsOffer = 'bonus' | 'free_entry';

const permissionOf = { bonus: 'sweeps_play', free_entry: 'free_entry' } as const;

/**
 * Returns the region that blocks a player from the Sweeps Coins of an offer, or null if they receive them.
 * Advertising, screens and credits all use this check. A player without a region receives them, locked until
 * the region is known.
 * @param home Where a player lives, or where a visitor is; null if unknown.
 */
export function barredFromSweeps(
  pack: PolicyPack,
  offer: SweepsOffer,
  home: { readonly country: Country; readonly region: string | null } | null,
): Place | null {
  if (home === null || home.region === null) return null;
  const { country, region } = home;
  return allowance(pack, permissionOf[offer], country, region).allowed ? null : { country, region };
}

/** Whether players of this region may receive Sweeps Coins with a package or the welcome offer. */
export function sweepsMayBeGranted(pack: PolicyPack, country: Country, region: string | null): boolean {
  return barredFromSweeps(pack, 'bonus', { country, region }) === null;
}
