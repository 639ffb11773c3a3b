import { account } from './constants.ts';
import { allowance, type PolicyPack } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/** Where a player says they live, and since when. */
export interface RegionOnFile {
  readonly country: Country;
  readonly region: string | null;
  readonly regionSetAt: Date | null;
}

/** Why a region stands, as facts. `until`: when the player may change it; null: staff alone can. */
export interface RegionLock {
  readonly code: 'region_locked';
  readonly params: { readonly country: Country; readonly region: string; readonly until: string | null };
}

const dayMs = 86_400_000;

/**
 * May the player name another region now? The first choice counts, made at registration or later: it stands for a year,
 * and an excluded region is left through staff alone, else moving on paper would lift the block.
 * @param now The database's clock.
 */
export function regionLock(pack: PolicyPack, onFile: RegionOnFile, now: Date): RegionLock | null {
  const { country, region, regionSetAt } = onFile;
  if (region === null) return null;
  if (!allowance(pack, 'register', country, region).allowed) {
    return { code: 'region_locked', params: { country, region, until: null } };
  }
  const until = new Date((regionSetAt?.getTime() ?? 0) + account.regionChangeIntervalDays * dayMs);
  return until > now ? { code: 'region_locked', params: { country, region, until: until.toISOString() } } : null;
}
