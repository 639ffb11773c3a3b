import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { confirmableFrom } from './limit-view.ts';
import { confirmPlayLimit, insertControlEvent, type LimitKey, selectWantedAt } from './responsible-play.store.ts';

/**
 * Puts the requested looser limit into force.
 * @throws Problem `limit_not_yet` in the first 24 hours, `not_found` when nothing was requested or the request has lapsed.
 */
export async function confirmLimit(database: Database, playerId: string, key: LimitKey): Promise<void> {
  try {
    await inTransaction(database, async (tx) => {
      await confirmPlayLimit(tx, playerId, key);
      await insertControlEvent(tx, playerId, { kind: 'limit_confirmed', facts: { ...key } });
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'limit_not_yet') throw error;
    const wantedAt = await selectWantedAt(database.db, playerId, key);
    if (!wantedAt) throw error;
    throw new Problem('limit_not_yet', { params: { from: confirmableFrom(wantedAt).from.toISOString() } });
  }
}
