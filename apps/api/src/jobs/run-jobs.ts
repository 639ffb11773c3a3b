import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, makeWorkerUtils, type Runner, type RunnerOptions, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Login } from '../config/config.ts';
import type { EventLog } from '../platform/events.ts';
import { StrictClient } from '../platform/postgres/pg-client.ts';

export interface JobRunnerDeps {
  /** Of the worker's login. */
  readonly queue: pg.Pool;
  readonly log: EventLog;
  readonly taskList: TaskList;
  readonly crontab: string;
}

/** Pause before a runner that ended is started again. */
const restartAfterMs = 2_000;
/** A lost connection while a job's result is stored is handled by the runner's batches; without them it ends the process. */
const storeResultsAfterMs = 0;

/** The connections of the queue, with a limit for every wait. */
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
 * Runs scheduled jobs until it is stopped. graphile-worker ends its runner when it cannot store a job's result; here a new
 * one starts, and the jobs that the old one had locked are free at once instead of after four hours. There is room for
 * every job at once, so that a slow one delays no other.
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
      deps.log.error({}, 'the job runner ended and is started again');
      await pause(restartAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      // It rejects when the runner is ending by itself at this moment.
      await state.runner?.stop().catch(() => undefined);
      await done;
    },
  };
}

/** @param locked Gets the id under which this runner locks its jobs. */
function startRunner({ queue, log, taskList, crontab }: JobRunnerDeps, locked: string[]): Promise<Runner> {
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => locked.push(workerPool.id));
  return run({
    pgPool: queue,
    concurrency: Object.keys(taskList).length,
    noHandleSignals: true,
    /** The queue's own lines, at their levels, in our log. */
    logger: new Logger(() => (level, message) => {
      if (level !== 'debug') log[level === 'warning' ? 'warn' : level]({}, message);
    }),
    preset: { worker: { completeJobBatchDelay: storeResultsAfterMs, failJobBatchDelay: storeResultsAfterMs } },
    events,
    taskList,
    crontab,
  });
}

/** Frees the jobs of runners of this process that have ended. */
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
