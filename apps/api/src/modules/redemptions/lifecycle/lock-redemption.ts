import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Account, lockAccount } from '../../players/public.ts';
import { type RedemptionKey, type RedemptionRow, selectOwner, selectRedemption } from '../redemption.store.ts';

export interface LockedRedemption {
  readonly row: RedemptionRow;
  /** The redemption's player. Every decision about the redemption holds this lock. */
  readonly account: Account;
}

/**
 * Locks a redemption for a decision by locking its player. All decisions about one player's redemptions run one after
 * another.
 * In the lock order, the player comes before the wallet and the redemption.
 * @throws Problem `not_found`.
 */
export async function lockRedemption(tx: Db, key: RedemptionKey): Promise<LockedRedemption> {
  const account = await lockAccount(tx, key.playerId);
  const row = await selectRedemption(tx, key);
  if (!row) throw new Problem('not_found');
  return { row, account };
}

/** Locks a redemption by its id alone, as staff know it. */
export async function lockRedemptionById(tx: Db, id: string): Promise<LockedRedemption> {
  const playerId = await selectOwner(tx, id);
  if (playerId === null) throw new Problem('not_found');
  return lockRedemption(tx, { playerId, id });
}
