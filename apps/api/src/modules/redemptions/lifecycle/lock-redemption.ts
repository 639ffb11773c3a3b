import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Account, lockAccount } from '../../players/public.ts';
import { type RedemptionKey, type RedemptionRow, selectOwner, selectRedemption } from '../redemption.store.ts';

export interface LockedRedemption {
  readonly row: RedemptionRow;
  /** Its player, whose lock every decision about a redemption holds. */
  readonly account: Account;
}

/**
 * Locks a redemption for a decision, by its player: all that may happen to the redemptions of one player takes turns,
 * and the player comes before wallet and redemption in the order of locks.
 * @throws Problem `not_found`.
 */
export async function lockRedemption(tx: Db, key: RedemptionKey): Promise<LockedRedemption> {
  const account = await lockAccount(tx, key.playerId);
  const row = await selectRedemption(tx, key);
  if (!row) throw new Problem('not_found');
  return { row, account };
}

/** The same for staff, who name the redemption alone. */
export async function lockRedemptionById(tx: Db, id: string): Promise<LockedRedemption> {
  const playerId = await selectOwner(tx, id);
  if (playerId === null) throw new Problem('not_found');
  return lockRedemption(tx, { playerId, id });
}
