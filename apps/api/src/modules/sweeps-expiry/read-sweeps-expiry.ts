import { sweepsExpireAt } from '@goldwren/rules';
import type { Keys } from '../../platform/batching/prepared-for-some.ts';
import type { Db } from '../../platform/database.ts';
import { selectLastActivity } from './sweeps-expiry.store.ts';

/** Returns when players' Sweeps Coins expire without another sign-in or round, in the order of `playerIds`. */
export async function readSweepsExpiry(db: Db, playerIds: Keys<string>): Promise<Date[]> {
  const lastActivity = await selectLastActivity(db, playerIds);
  return playerIds.map((playerId) => sweepsExpireAt(lastActivity.get(playerId) as Date));
}
