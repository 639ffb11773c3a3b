import type { PolicyRegion } from '@goldwren/contracts/staff';
import { type Country, isRegionOf, permissions } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { forbiddenIn, readPackInForce, selectLatestVersion, selectRestrictions } from '../../policy/public.ts';
import { countAffected } from './affected.store.ts';

/**
 * Returns what is allowed in a region now, and how many players and redemptions a change of its rules affects.
 * @throws Problem `not_found` for a region that does not exist.
 */
export async function readPolicyRegion(db: Db, country: Country, region: string): Promise<PolicyRegion> {
  if (!isRegionOf(country, region)) throw new Problem('not_found');
  const [pack, restrictions, version, affected] = await Promise.all([
    readPackInForce(db),
    selectRestrictions(db),
    selectLatestVersion(db),
    countAffected(db, country, region),
  ]);
  return {
    version,
    pack_id: pack.id,
    pack_allows: [...(pack.regions[`${country}-${region}`] ?? permissions)],
    forbidden: forbiddenIn(restrictions, country, region),
    players: affected.players,
    players_with_sweeps: affected.playersWithSweeps,
    open_redemptions: affected.openRedemptions,
  };
}
