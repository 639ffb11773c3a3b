import type { Context } from '../../context.ts';
import { selectJobs } from './job-run.store.ts';

type WatchDeps = Pick<Context, 'database' | 'events'>;

/** Told instead of a name when no worker has ever run. */
const noWorker = 'worker';

/**
 * Tells operators of every job that has become late since the last look. The API looks, not the worker: what a dead
 * worker does not run it does not tell either.
 * @param known Jobs that were late before; brought up to date.
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

/** Looks every few minutes until it is stopped; the first time after as long, so that a worker can have started. */
export function watchJobs(deps: WatchDeps): { stop(): void } {
  const known = new Set<string>();
  // The database may be away for a look: the next one tells.
  const timer = setInterval(() => void reportLateJobs(deps, known).catch(() => undefined), lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}
