import { account } from '../constants.ts';
import { allowance, type PolicyPack } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/** A player's stated region, and since when it applies. */
export interface StoredRegion {
  readonly country: Country;
  readonly region: string | null;
  readonly regionSetAt: Date | null;
}

/** Why a region is locked, as facts. `until`: when the player may change it. Null: only staff can change it. */
export interface RegionLock {
  readonly code: 'region_locked';
  readonly params: { readonly country: Country; readonly region: string; readonly until: string | null };
}

const dayMs = 86_400_000;

/**
 * Returns why a player cannot change their region now, or null if they can. The first choice counts, at
 * registration or later. It is locked for a year. Only staff can change an excluded region. Otherwise players
 * could avoid the block by a change on paper.
 * @param now The database's clock.
 */
export function regionLock(pack: PolicyPack, onFile: StoredRegion, now: Date): RegionLock | null {
  const { country, region, regionSetAt } = onFile;
  if (region === null) return null;
  if (!allowance(pack, 'register', country, region).allowed) {
    return { code: 'region_locked', params: { country, region, until: null } };
  }
  const until = new Date((regionSetAt?.getTime() ?? 0) + account.regionChangeIntervalDays * dayMs);
  return until > now ? { code: 'region_locked', params: { country, region, until: until.toISOString() } } : null;
}
