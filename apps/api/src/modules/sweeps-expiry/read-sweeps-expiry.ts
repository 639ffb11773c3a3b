import { sweepsExpireAt } from '@goldwren/rules';
import type { Keys } from '../../platform/batching/prepared-for-some.ts';
import type { Db } from '../../platform/database.ts';
import { selectLastActivity } from './sweeps-expiry.store.ts';

/** When signed-in players' Sweeps Coins expire, in the order asked, should they neither sign in again nor play before. */
export async function readSweepsExpiry(db: Db, playerIds: Keys<string>): Promise<Date[]> {
  const lastActivity = await selectLastActivity(db, playerIds);
  return playerIds.map((playerId) => sweepsExpireAt(lastActivity.get(playerId) as Date));
}
