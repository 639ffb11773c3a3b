import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { selectPayable } from '../redemptions/public.ts';

/**
 * The work queue of finance, for the first screen of the back office: approved redemptions to start, and payouts to
 * settle.
 */
export async function waitingPayouts(db: Db): Promise<QueueLength> {
  const [rows, now] = await Promise.all([selectPayable(db), readDatabaseClock(db)]);
  const dues = rows.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
  return {
    waiting: rows.length,
    oldestAt: rows[0]?.since ?? null,
    dueAt: dues.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    breached: dues.filter((dueAt) => dueAt < now).length,
  };
}
