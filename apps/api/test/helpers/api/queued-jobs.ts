import { Logger, runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { QueuedJobs } from '../../../src/jobs/queued-jobs.ts';
import { openQueue } from '../../../src/jobs/run-jobs.ts';
import { schemasOf } from '../../../src/platform/schema/cell-schemas.ts';
import { loginsOf } from '../../harness/app-url.ts';

const silent = new Logger(() => () => undefined);

/** Runs the jobs that are due, as a worker process does, until none of them is due any more. */
export async function runDueJobs(url: string, { taskList, concurrency }: QueuedJobs): Promise<void> {
  const queue = openQueue({ url: loginsOf(url).worker, role: null }, () => undefined);
  try {
    await runOnce({
      pgPool: queue,
      schema: schemasOf(url).jobs,
      taskList,
      concurrency,
      noHandleSignals: true,
      logger: silent,
    });
  } finally {
    await queue.end();
  }
}

/** Makes every job of a task due now, as if its time had come. */
export async function makeJobsDue(owner: pg.Pool, task: 'send_mail' | 'send_push' | 'build_export'): Promise<void> {
  await owner.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
      WHERE locked_at IS NULL AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)`,
    [task],
  );
}

/** As if every worker that holds a job by now had been killed that much earlier. */
export async function passSeconds(owner: pg.Pool, seconds: number): Promise<void> {
  const heartbeats = `UPDATE worker_heartbeat SET at = at - make_interval(secs => $1)
    WHERE pool IN (SELECT locked_by FROM graphile_worker.jobs)`;
  await owner.query(heartbeats, [seconds]);
  const jobs = 'UPDATE graphile_worker._private_jobs SET locked_at = locked_at - make_interval(secs => $1)';
  await owner.query(jobs, [seconds]);
}
