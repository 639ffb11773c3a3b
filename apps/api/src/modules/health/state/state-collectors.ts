import type { Db } from '../../../platform/database.ts';
import { clockOffset } from '../../../platform/metrics/database.ts';
import type { Collector } from '../../../platform/metrics/state-reader.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { booksCollector, paymentsCollector, redemptionsCollector } from './collect-money.ts';
import { archiveCollector, auditCollector, openPlayCollector, publicLogCollector } from './collect-play.ts';
import { mailCollector, queueCollector, workerCollector } from './collect-queues.ts';

/** Whether the process reaches its database, and how far their clocks differ, at an accuracy of half the time of the query. */
export function databaseCollector(db: Db): Collector {
  return {
    name: 'database',
    gauges: [clockOffset],
    read: async () => {
      const before = Date.now();
      const now = await readDatabaseClock(db);
      const middle = (before + Date.now()) / 2;
      return () => clockOffset.set((now.getTime() - middle) / 1_000);
    },
  };
}

/**
 * Returns the collectors of everything that is the same for all processes. The API has them, with the rights of staff calls,
 * because a dead worker cannot report itself.
 */
export function stateCollectors(db: Db, tasks: readonly string[]): readonly Collector[] {
  return [
    databaseCollector(db),
    workerCollector(db),
    queueCollector(db, tasks),
    mailCollector(db),
    booksCollector(db),
    paymentsCollector(db),
    redemptionsCollector(db),
    openPlayCollector(db),
    auditCollector(db),
    archiveCollector(db),
    publicLogCollector(db),
  ];
}
