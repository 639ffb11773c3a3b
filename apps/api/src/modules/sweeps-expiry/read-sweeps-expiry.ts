import { sweepsExpireAt } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectLastActivity } from './sweeps-expiry.store.ts';

/** When a signed-in player's Sweeps Coins expire, should they neither sign in again nor play before. */
export async function readSweepsExpiry(db: Db, playerId: string): Promise<Date> {
  return sweepsExpireAt(await selectLastActivity(db, playerId));
}
