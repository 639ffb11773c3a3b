import type { Db } from '../../../platform/database.ts';
import { mailsUnsent, queueJobs, queueOldestDue, workerHeartbeat } from '../../../platform/metrics/jobs.ts';
import { secondsOf } from '../../../platform/metrics/registry.ts';
import type { Collector } from '../../../platform/metrics/state-reader.ts';
import { selectMailBacklog } from '../../mail/public.ts';
import { readQueueState, selectNewestHeartbeat } from '../queue.store.ts';

const states = ['due', 'later', 'running', 'failed'] as const;

/** @param tasks The tasks of this build. Jobs of an older or newer build are counted as `other`. */
export function queueCollector(db: Db, tasks: readonly string[]): Collector {
  return {
    name: 'queue',
    gauges: [queueJobs, queueOldestDue],
    read: async () => {
      const rows = await readQueueState(db);
      return () => {
        for (const task of tasks) for (const state of states) queueJobs.set({ task, state }, 0);
        for (const row of rows) {
          const task = tasks.includes(row.task) ? row.task : 'other';
          for (const state of states) queueJobs.inc({ task, state }, Number(row[state]));
          if (row.oldest_due_at) queueOldestDue.set({ task }, secondsOf(row.oldest_due_at));
        }
      };
    },
  };
}

export function workerCollector(db: Db): Collector {
  return {
    name: 'worker',
    gauges: [workerHeartbeat],
    read: async () => {
      const at = await selectNewestHeartbeat(db);
      return () => workerHeartbeat.set(at === null ? 0 : secondsOf(at));
    },
  };
}

export function mailCollector(db: Db): Collector {
  return {
    name: 'mail',
    gauges: [mailsUnsent],
    read: async () => {
      const { due, later, givenUp } = await selectMailBacklog(db);
      return () => {
        mailsUnsent.set({ state: 'due' }, due);
        mailsUnsent.set({ state: 'later' }, later);
        mailsUnsent.set({ state: 'given_up' }, givenUp);
      };
    },
  };
}
