import type { Db } from '../../../platform/database.ts';
import { deleteOldKeys, selectPlayersWithOldKeys } from './idempotency.store.ts';

const batch = 500;

/** Deletes idempotency keys that are too old for a retry, player by player. Returns how many it deleted. */
export async function deleteIdempotencyKeys(db: Db, keptHours: number): Promise<bigint> {
  let total = 0n;
  for (;;) {
    const players = await selectPlayersWithOldKeys(db, keptHours, batch);
    let deleted = 0n;
    for (const playerId of players) deleted += await deleteOldKeys(db, playerId, keptHours);
    total += deleted;
    // Another worker may have deleted these keys. The next run handles the rest.
    if (players.length < batch || deleted === 0n) return total;
  }
}
