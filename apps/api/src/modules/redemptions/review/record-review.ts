import type { Db } from '../../../platform/database.ts';
import type { LockedRedemption } from '../lifecycle/lock-redemption.ts';
import { insertEvent, selectEvents } from '../lifecycle/status-history.store.ts';

/**
 * Records in the history that an additional review is needed. The player sees no more than that. Does nothing when it
 * is already the latest event.
 */
export async function recordReview(tx: Db, { row }: LockedRedemption): Promise<void> {
  const latest = (await selectEvents(tx, row.playerId, [row.id])).at(-1);
  if (latest?.reason === 'further_review') return;
  await insertEvent(tx, row, { status: row.status, reason: 'further_review' });
}
