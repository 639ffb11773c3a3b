import type { Context } from '../../context.ts';
import { selectJobs } from './job-run.store.ts';

type WatchDeps = Pick<Context, 'database' | 'events'>;

/** Reported instead of a job name when no worker has ever run. */
const noWorker = 'worker';

/**
 * Alerts operators of every job that became late since the last check. The API does this, because a dead worker cannot
 * report itself.
 * @param known jobs that were late before; updated by the call.
 */
export async function reportLateJobs({ database, events }: WatchDeps, known: Set<string>): Promise<void> {
  const jobs = await selectJobs(database.db);
  const clocks = jobs.map(({ name: job, everyMinutes, lastSuccessAt, isLate }) => ({
    isLate,
    facts: { job, everyMinutes, lastSuccessAt: lastSuccessAt?.toISOString() ?? null },
  }));
  if (jobs.length === 0) clocks.push({ isLate: true, facts: { job: noWorker, everyMinutes: 0, lastSuccessAt: null } });
  const late = clocks.filter(({ isLate }) => isLate).map(({ facts }) => facts);
  for (const facts of late) if (!known.has(facts.job)) events.report('job_late', facts);
  known.clear();
  for (const { job } of late) known.add(job);
}

const lookEveryMs = 5 * 60_000;

/**
 * Checks every few minutes until it is stopped. The first check comes after the same interval, so that a worker has
 * time to start.
 */
export function watchJobs(deps: WatchDeps): { stop(): void } {
  const known = new Set<string>();
  // When the database is unreachable, the next check reports.
  const timer = setInterval(() => void reportLateJobs(deps, known).catch(() => undefined), lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}
