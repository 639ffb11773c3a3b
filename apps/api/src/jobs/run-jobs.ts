import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, makeWorkerUtils, type Runner, type RunnerOptions, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Login } from '../config/config.ts';
import { recordHeartbeat } from '../modules/health/public.ts';
import { drizzleOver } from '../platform/database.ts';
import type { EventLog } from '../platform/operator-events.ts';
import { StrictClient } from '../platform/postgres/pg-client.ts';
import { splitOptions } from '../platform/schema/cell-schemas.ts';
import { measuredTasks } from './measured-tasks.ts';

export interface JobRunnerDeps {
  /** Connections of the worker's login. */
  readonly queue: pg.Pool;
  /** The schema of the queue. */
  readonly schema: string;
  readonly log: EventLog;
  readonly taskList: TaskList;
  readonly crontab: string;
  /** The number of its jobs that run at the same time. */
  readonly concurrency: number;
  /** Called after each heartbeat that the database has recorded. */
  readonly onHeartbeat?: () => void;
}

/** The current runner, and the pools whose jobs may be locked. */
interface State {
  runner: Runner | null;
  pools: string[];
}

/** Pause before a runner that ended is restarted. */
const restartAfterMs = 2_000;
/**
 * New jobs are notified, so this is only for retries and for released jobs. While 100,000 mails wait, a look of another runner
 * passes all of them, which takes 46 ms.
 */
const pollMs = 5_000;
/** record_heartbeat considers a pool dead after a minute. */
const heartbeatMs = 10_000;
/** Less than the time in which the worker must stop. Jobs that still run then are released for another worker. */
const drainMs = 8_000;
/** A lost connection while a job's result is stored is handled by the runner's batches; without them it ends the process. */
const storeResultsAfterMs = 0;
/** A warning that does not apply: a job has a connection of this pool only while it is fetched and completed. */
const aboutPoolSize = /maxPoolSize .* smaller than concurrency/;

/** Opens the connection pool of the job queue. Every wait has a time limit. */
export function openQueue({ url, role }: Login, onError: (error: Error) => void): pg.Pool {
  const { connectionString, options } = splitOptions(url);
  const queue = new pg.Pool({
    Client: StrictClient,
    connectionString,
    // One for the notifications of each of six runners.
    max: 9,
    application_name: 'goldwren-queue',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
    options: [options, ...(role ? [`-c role=${role}`] : [])].join(' ').trim(),
  });
  queue.on('error', onError);
  queue.on('connect', (client) => client.on('error', onError));
  return queue;
}

/**
 * Runs jobs until it is stopped. graphile-worker ends its runner when it cannot store a job's result; this function starts a
 * new one. It releases the jobs of an ended runner at once. Jobs of a killed process are released a minute after its last
 * heartbeat, instead of after four hours. `stop` waits for running jobs, up to eight seconds.
 */
export function runJobs(deps: JobRunnerDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const state: State = { runner: null, pools: [] };
  const done = keepRunning(deps, state, stopping.signal);
  const heartbeat = setInterval(() => void sendHeartbeats(deps, state), heartbeatMs);
  return {
    stop: async () => {
      stopping.abort();
      // It rejects when the runner is ending by itself at this moment.
      const stopped = Promise.all([state.runner?.stop().catch(() => undefined), done]);
      await Promise.race([stopped, pause(drainMs, undefined, { ref: false })]);
      clearInterval(heartbeat);
      await unlockJobs(deps, state).catch(() => undefined);
    },
  };
}

async function keepRunning(deps: JobRunnerDeps, state: State, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await unlockJobs(deps, state);
      state.runner = await startRunner(deps, state.pools);
      await sendHeartbeats(deps, state);
      if (signal.aborted) await state.runner.stop();
      else await state.runner.promise;
    } catch (err) {
      deps.log.error({ err }, 'the job runner failed');
    }
    if (signal.aborted) return;
    deps.log.error({}, 'the job runner ended and is started again');
    await pause(restartAfterMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Keeps the jobs of this runner locked and releases those of killed runners. The next heartbeat replaces a failed one. */
async function sendHeartbeats({ queue, log, onHeartbeat }: JobRunnerDeps, { pools }: State): Promise<void> {
  try {
    for (const pool of pools) {
      const dead = await recordHeartbeat(drizzleOver(queue), pool);
      if (dead.length > 0) log.warn({ pools: dead }, 'jobs of killed workers released');
    }
    if (pools.length > 0) onHeartbeat?.();
  } catch (err) {
    log.warn({ err }, 'the heartbeat of the job runner failed');
  }
}

/** @param pools Receives the ID under which this runner locks its jobs. */
function startRunner(deps: JobRunnerDeps, pools: string[]): Promise<Runner> {
  const { queue, schema, log, taskList, crontab, concurrency } = deps;
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
  return run({
    pgPool: queue,
    schema,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    /** Writes the queue's log lines to the worker's log, at their levels. */
    logger: new Logger(() => (level, message) => {
      if (level !== 'debug' && !aboutPoolSize.test(message)) log[level === 'warning' ? 'warn' : level]({}, message);
    }),
    preset: { worker: { completeJobBatchDelay: storeResultsAfterMs, failJobBatchDelay: storeResultsAfterMs } },
    events,
    taskList: measuredTasks(taskList),
    crontab,
  });
}

/** Releases the jobs of ended runners of this process. */
async function unlockJobs({ queue, schema }: JobRunnerDeps, state: State): Promise<void> {
  if (state.pools.length === 0) return;
  const utils = await makeWorkerUtils({ pgPool: queue, schema });
  try {
    await utils.forceUnlockWorkers(state.pools);
    state.pools = [];
  } finally {
    await utils.release();
  }
}
