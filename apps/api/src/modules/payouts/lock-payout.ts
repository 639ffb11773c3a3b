import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type LockedRedemption, lockRedemption } from '../redemptions/public.ts';
import { type PayoutRow, selectPayout, selectPayoutById } from './payouts.store.ts';

/**
 * Takes the player's lock, like everything about a redemption. The second of two concurrent calls sees the result of
 * the first.
 * @throws Problem `not_found`.
 */
export async function lockPayout(tx: Db, id: string): Promise<{ row: PayoutRow; locked: LockedRedemption }> {
  const found = await selectPayoutById(tx, id);
  if (!found) throw new Problem('not_found');
  const locked = await lockRedemption(tx, { playerId: found.playerId, id: found.redemptionId });
  return { row: await selectPayout(tx, found), locked };
}
