import { join, resolve } from 'node:path';
import {
  databaseUserNames,
  databaseUsers,
  environmentOf,
  type LoginUrls,
  type ProcessName,
  usersOfProcess,
} from '../platform/database-roles.ts';
import { provideSecrets } from './dev-secrets.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { exitWithParent } from './exit-with-parent.ts';
import type { LaunchConfig } from './launch-config.ts';
import { LaunchError } from './launch-error.ts';
import { assertPortFree } from './port-check.ts';
import { watchRunners } from './runner-watch.ts';
import { type SupervisedChild, superviseChild } from './supervised-child.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const READY_TIMEOUT_MS = 60_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StackOptions {
  readonly config: LaunchConfig;
  readonly env: NodeJS.ProcessEnv;
  /** In production, before anything is started: throws a LaunchError that names every setting that is missing or weak. */
  readonly checkSettings: (env: NodeJS.ProcessEnv) => void;
  /** Migrates, seeds and creates the logins: what has to be true of a database before the API may use it. */
  readonly prepare: (databaseUrl: string, logins: LoginUrls, env: NodeJS.ProcessEnv) => Promise<void>;
  /** Arguments for Node that run the API and the worker. */
  readonly api: readonly string[];
  readonly worker: readonly string[];
  readonly log: (message: string) => void;
  /** Called once, when the API answers. What it returns is undone first at the end. */
  readonly onReady: (children: readonly SupervisedChild[]) => (() => void) | undefined;
}

type Undo = () => Promise<void> | void;

interface Urls {
  readonly owner: string;
  /** One that is missing: the process sets its role on the owner's login. */
  readonly logins: LoginUrls;
}

async function provideDatabase({ config, log }: StackOptions, undo: Undo[]): Promise<Urls> {
  if (config.databaseUrl !== undefined) return { owner: config.databaseUrl, logins: config.logins };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  undo.push(() => postgres.stop());
  return { owner: postgres.url, logins: postgres.logins };
}

function databaseSettings({ owner, logins }: Urls): NodeJS.ProcessEnv {
  const own = databaseUserNames.map((user) => [databaseUsers[user].setting, logins[user] ?? '']);
  return { DATABASE_URL: owner, ...Object.fromEntries(own) };
}

/** A child with logins of its own is given those alone, and never the owner's. */
function environmentOfChild(env: NodeJS.ProcessEnv, { logins }: Urls, process: ProcessName): NodeJS.ProcessEnv {
  const isComplete = usersOfProcess[process].every((user) => logins[user] !== undefined);
  return isComplete ? environmentOf(process, env) : env;
}

async function startChildren(options: StackOptions, urls: Urls, undo: Undo[]): Promise<SupervisedChild[]> {
  const { config, log } = options;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'development',
    ...options.env,
    ...provideSecrets(options.env, config.dataDir, config.isProduction),
    ...databaseSettings(urls),
    ...(options.env.FILES_S3_ENDPOINT
      ? {}
      : { FILES_DIR: resolve(options.env.FILES_DIR || join(config.dataDir, 'files')) }),
    PORT: String(config.port),
    LOG_LEVEL: config.logLevel,
  };
  const children = [
    superviseChild({ name: 'API', args: options.api, env: environmentOfChild(env, urls, 'api'), log }),
    superviseChild({ name: 'worker', args: options.worker, env: environmentOfChild(env, urls, 'worker'), log }),
  ];
  undo.push(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  return children;
}

async function waitForApi(children: readonly SupervisedChild[], port: number, signal: AbortSignal): Promise<void> {
  const crashes = children.map(async (child) => {
    const what = await child.firstCrash;
    throw new LaunchError(`The ${child.name} ended (${what}) before it was ready. What it said is above.`);
  });
  const ready = await Promise.race([
    waitUntilReady(`http://127.0.0.1:${port}/readyz`, READY_TIMEOUT_MS, signal),
    ...crashes,
  ]);
  for (const crash of crashes) crash.catch(() => undefined);
  for (const child of children) child.keepRunning();
  if (!ready) throw new LaunchError(`The API did not become ready within ${READY_TIMEOUT_MS / 1000} s.`);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Database, API and worker, up in that order and down in the reverse one. Resolves after a signal asked for the end, or
 * what started it has gone, and everything has stopped. A second signal kills the children instead of draining them; the database is always stopped
 * properly.
 *
 * @throws LaunchError when the person at the terminal can solve what is wrong.
 */
export async function runStack(options: StackOptions): Promise<void> {
  const { config, log } = options;
  const stop = new AbortController();
  const undo: Undo[] = [];
  let children: readonly SupervisedChild[] = [];
  const onSignal = (): void => {
    if (stop.signal.aborted) for (const child of children) child.kill();
    stop.abort();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  exitWithParent();
  const endWatch = watchRunners(() => {
    log('What started this has ended, so it ends too.');
    onSignal();
  });
  try {
    if (config.isProduction) options.checkSettings(options.env);
    await assertPortFree(config.port);
    const urls = await provideDatabase(options, undo);
    const secrets = provideSecrets(options.env, config.dataDir, config.isProduction);
    await options.prepare(urls.owner, urls.logins, { ...options.env, ...secrets });
    stop.signal.throwIfAborted();
    children = await startChildren(options, urls, undo);
    await waitForApi(children, config.port, stop.signal);
    const undoReady = options.onReady(children);
    if (undoReady !== undefined) undo.push(undoReady);
    await aborted(stop.signal);
    log('Stopping …');
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    endWatch();
    for (const step of undo.reverse()) await step();
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  }
}
