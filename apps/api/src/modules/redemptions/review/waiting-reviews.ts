import type { Db } from '../../../platform/database.ts';
import type { QueueLength } from '../../../platform/queue-length.ts';
import { selectWaiting } from './queue.store.ts';

/** The redemptions without a review, for the first screen of the back office. */
export function waitingRedemptions(db: Db): Promise<QueueLength> {
  return selectWaiting(db, false);
}

/** The redemptions that wait for a second approval. */
export function waitingSecondReviews(db: Db): Promise<QueueLength> {
  return selectWaiting(db, true);
}
