import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { selectOpenSince } from './match.store.ts';
import { matchDueAt } from './match-view.ts';

/** The matches that wait for a decision, for the first screen of the back office. */
export async function waitingExclusionMatches(db: Db): Promise<QueueLength> {
  const [since, now] = await Promise.all([selectOpenSince(db), readDatabaseClock(db)]);
  const [oldestAt = null] = since;
  return {
    waiting: since.length,
    oldestAt,
    dueAt: oldestAt && matchDueAt(oldestAt),
    breached: since.filter((openedAt) => matchDueAt(openedAt) < now).length,
  };
}
