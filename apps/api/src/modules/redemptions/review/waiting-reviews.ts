import type { Db } from '../../../platform/database.ts';
import type { Waiting } from '../../../platform/waiting.ts';
import { selectWaiting } from './queue.store.ts';

/** Redemptions that nobody has looked at yet, for the first screen of the back office. */
export function waitingRedemptions(db: Db): Promise<Waiting> {
  return selectWaiting(db, false);
}

/** Those that wait for a second person. */
export function waitingSecondReviews(db: Db): Promise<Waiting> {
  return selectWaiting(db, true);
}
