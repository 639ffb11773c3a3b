import { addBusinessDays, orderReview } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import type { Waiting } from '../../../platform/waiting.ts';
import { selectReviewedSince } from './staff-order.store.ts';

/** More than would ever wait; a longer queue is an incident that needs no exact number. */
const counted = 1_000;

/** Until when an order in review must be decided. */
export function reviewDueAt(since: Date): Date {
  return addBusinessDays(since, orderReview.maxBusinessDays);
}

/** The queue of orders in review on the first screen. */
export async function waitingOrders(db: Db): Promise<Waiting> {
  const [since, now] = await Promise.all([selectReviewedSince(db, counted), readDatabaseClock(db)]);
  const oldestAt = since.reduce<Date | null>((oldest, at) => (oldest === null || at < oldest ? at : oldest), null);
  return {
    waiting: since.length,
    oldestAt,
    dueAt: oldestAt && reviewDueAt(oldestAt),
    breached: since.filter((at) => reviewDueAt(at) < now).length,
  };
}
