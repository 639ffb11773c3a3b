import { isRegionOf, missedAge, type PolicyPack, productDay, sweepsMayBeGranted } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { expireSweeps } from '../../ledger/public.ts';
import { type LockedProfile, lockPlayer, updateProfile } from './profile.store.ts';

/** Expires Sweeps Coins with a posting if the player's stored region does not allow them. `ref` is the ID of the posting. */
export async function expireSweepsWhereBarred(
  tx: Db,
  pack: PolicyPack,
  at: { readonly playerId: string; readonly country: LockedProfile['country']; readonly region: string },
  ref: string,
): Promise<void> {
  if (sweepsMayBeGranted(pack, at.country, at.region)) return;
  await expireSweeps(tx, at.playerId, ref);
}

/** @throws Problem `validation_failed` for a region of another country or below its minimum age. */
export function assertMayLiveIn(current: LockedProfile, region: string): void {
  const { birthDate, country } = current;
  if (!isRegionOf(country, region)) {
    throw new Problem('validation_failed', {
      fields: { us_state: [{ code: 'region_not_of', params: { country } }] },
    });
  }
  const min = missedAge({ birthDate, country, region }, productDay(current.now));
  if (min === null) return;
  throw new Problem('validation_failed', {
    fields: { us_state: [{ code: 'too_young_in', params: { min, country, region } }] },
  });
}

/**
 * Changes the region of a player for staff, who have checked it, despite any lock. Returns the previous region.
 * @throws Problem `validation_failed` for a region of another country or below its minimum age, `conflict` when the region
 *   does not change.
 */
export async function moveRegion(
  tx: Db,
  pack: PolicyPack,
  move: { readonly playerId: string; readonly region: string; readonly ref: string },
): Promise<string | null> {
  const { playerId, region } = move;
  const current = await lockPlayer(tx, playerId);
  const { country, region: before } = current;
  assertMayLiveIn(current, region);
  if (before === region) throw new Problem('conflict', { params: { reason: 'account_state' } });
  await updateProfile(tx, playerId, { region });
  await expireSweepsWhereBarred(tx, pack, { playerId, country, region }, move.ref);
  return before;
}
