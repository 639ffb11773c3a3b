import { addBusinessDays, orderReview } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import type { QueueLength } from '../../../platform/queue-length.ts';
import { selectReviewedSince } from './staff-order.store.ts';

/** More orders than ever wait for review. A longer queue is an incident, and then the exact number does not matter. */
const counted = 1_000;

/** The deadline for the decision on an order in review. */
export function reviewDueAt(since: Date): Date {
  return addBusinessDays(since, orderReview.maxBusinessDays);
}

/** The queue of orders in review, for the first screen of the back office. */
export async function waitingOrders(db: Db): Promise<QueueLength> {
  const [since, now] = await Promise.all([selectReviewedSince(db, counted), readDatabaseClock(db)]);
  const oldestAt = since.reduce<Date | null>((oldest, at) => (oldest === null || at < oldest ? at : oldest), null);
  return {
    waiting: since.length,
    oldestAt,
    dueAt: oldestAt && reviewDueAt(oldestAt),
    breached: since.filter((at) => reviewDueAt(at) < now).length,
  };
}
