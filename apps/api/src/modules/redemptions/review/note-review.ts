import type { Db } from '../../../platform/database.ts';
import type { LockedRedemption } from '../lifecycle/lock-redemption.ts';
import { insertEvent, selectEvents } from '../lifecycle/status-history.store.ts';

/**
 * Writes into the history that an additional review is needed, which is all that its player is told of it; once for as
 * long as nothing else happens.
 */
export async function noteReview(tx: Db, { row }: LockedRedemption): Promise<void> {
  const latest = (await selectEvents(tx, row.playerId, [row.id])).at(-1);
  if (latest?.reason === 'further_review') return;
  await insertEvent(tx, row, { status: row.status, reason: 'further_review' });
}
