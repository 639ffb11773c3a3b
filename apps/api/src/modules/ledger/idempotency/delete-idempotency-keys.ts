import type { Db } from '../../../platform/database.ts';
import { deleteOldKeys, selectPlayersWithOldKeys } from './idempotency.store.ts';

const batch = 500;

/** Forgets idempotency keys that no caller can still be retrying with, player by player; returns how many. */
export async function forgetIdempotencyKeys(db: Db, keptHours: number): Promise<bigint> {
  let forgotten = 0n;
  for (;;) {
    const players = await selectPlayersWithOldKeys(db, keptHours, batch);
    let deleted = 0n;
    for (const playerId of players) deleted += await deleteOldKeys(db, playerId, keptHours);
    forgotten += deleted;
    // Another worker may have been quicker; the rest is the next run's.
    if (players.length < batch || deleted === 0n) return forgotten;
  }
}
