import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { selectOpenSince } from './case.store.ts';
import { caseDueAt } from './case-view.ts';

/** The cases that wait for a decision, for the first screen of the back office. */
export async function waitingRiskCases(db: Db): Promise<QueueLength> {
  const [since, now] = await Promise.all([selectOpenSince(db), readDatabaseClock(db)]);
  const [oldestAt = null] = since;
  return {
    waiting: since.length,
    oldestAt,
    dueAt: oldestAt && caseDueAt(oldestAt),
    breached: since.filter((openedAt) => caseDueAt(openedAt) < now).length,
  };
}
