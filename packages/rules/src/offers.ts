import type { Place } from './gate.ts';
import { allowance, type PolicyPack } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/** What brings Sweeps Coins: beside a package or as the welcome offer, or by a free entry. */
export type SweepsOffer = 'bonus' | 'free_entry';

const permissionOf = { bonus: 'sweeps_play', free_entry: 'free_entry' } as const;

/**
 * The region that bars somebody from the Sweeps Coins of an offer; null: they get them. What is offered, what is shown and
 * what is credited all ask this. A player who has not named a region is granted them, locked until they do.
 * @param home Where a player lives; of a visitor, where they are; null: not known.
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

/** May Sweeps Coins be granted to somebody of this region, beside a package or as the welcome offer? */
export function sweepsMayBeGranted(pack: PolicyPack, country: Country, region: string | null): boolean {
  return barredFromSweeps(pack, 'bonus', { country, region }) === null;
}
