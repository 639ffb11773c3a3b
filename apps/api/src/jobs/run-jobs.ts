import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, makeWorkerUtils, type Runner, type RunnerOptions, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Login } from '../config/config.ts';
import type { EventLog } from '../platform/events.ts';
import { StrictClient } from '../platform/postgres/pg-client.ts';

export interface JobRunnerDeps {
  /** Connections of the worker's login. */
  readonly queue: pg.Pool;
  readonly log: EventLog;
  readonly taskList: TaskList;
  readonly crontab: string;
}

/** Pause before a runner that ended is restarted. */
const restartAfterMs = 2_000;
/** Results go through the runner's batches, which survive a lost connection. Without batches it would end the process. */
const storeResultsAfterMs = 0;

/** Opens the connection pool of the job queue. Every wait has a time limit. */
export function openQueue({ url, role }: Login, onError: (error: Error) => void): pg.Pool {
  const queue = new pg.Pool({
    Client: StrictClient,
    connectionString: url,
    max: 4,
    application_name: 'goldwren-queue',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
    ...(role ? { options: `-c role=${role}` } : {}),
  });
  queue.on('error', onError);
  queue.on('connect', (client) => client.on('error', onError));
  return queue;
}

/**
 * Runs scheduled jobs until it is stopped. graphile-worker ends its runner when it cannot store a job's result. This
 * function then starts a new runner and unlocks the old one's jobs at once instead of after four hours. All jobs can run
 * at the same time, so that a slow job does not delay the others.
 */
export function runJobs(deps: JobRunnerDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const state: { runner: Runner | null; locked: string[] } = { runner: null, locked: [] };
  const done = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await unlockJobs(deps.queue, state);
        state.runner = await startRunner(deps, state.locked);
        if (stopping.signal.aborted) await state.runner.stop();
        else await state.runner.promise;
      } catch (err) {
        deps.log.error({ err }, 'the job runner failed');
      }
      if (stopping.signal.aborted) return;
      deps.log.error({}, 'the job runner ended and will be restarted');
      await pause(restartAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      // `stop` rejects when the runner is already ending by itself.
      await state.runner?.stop().catch(() => undefined);
      await done;
    },
  };
}

/** @param locked Receives the id under which this runner locks its jobs. */
function startRunner({ queue, log, taskList, crontab }: JobRunnerDeps, locked: string[]): Promise<Runner> {
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => locked.push(workerPool.id));
  return run({
    pgPool: queue,
    concurrency: Object.keys(taskList).length,
    noHandleSignals: true,
    /** Writes the queue's log lines to the worker's log, at their levels. */
    logger: new Logger(() => (level, message) => {
      if (level !== 'debug') log[level === 'warning' ? 'warn' : level]({}, message);
    }),
    preset: { worker: { completeJobBatchDelay: storeResultsAfterMs, failJobBatchDelay: storeResultsAfterMs } },
    events,
    taskList,
    crontab,
  });
}

/** Unlocks the jobs of this process's runners that have ended. */
async function unlockJobs(queue: pg.Pool, state: { locked: string[] }): Promise<void> {
  if (state.locked.length === 0) return;
  const utils = await makeWorkerUtils({ pgPool: queue });
  try {
    await utils.forceUnlockWorkers(state.locked);
    state.locked = [];
  } finally {
    await utils.release();
  }
}
