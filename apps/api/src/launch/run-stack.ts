import {
  databaseUserNames,
  databaseUsers,
  environmentOf,
  type LoginUrls,
  type ProcessName,
  usersOfProcess,
} from '../platform/logins/database-roles.ts';
import { provideSecrets } from './dev-secrets.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { exitWithParent } from './exit-with-parent.ts';
import type { LaunchConfig } from './launch-config.ts';
import { LaunchError } from './launch-error.ts';
import { assertPortFree } from './port-check.ts';
import { watchRunners } from './runner-watch.ts';
import { siteSettings } from './site-settings.ts';
import { type SupervisedChild, superviseChild } from './supervised-child.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const READY_TIMEOUT_MS = 60_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StackOptions {
  readonly config: LaunchConfig;
  readonly env: NodeJS.ProcessEnv;
  /** Called first in production. Throws a LaunchError that lists every missing or weak setting. */
  readonly checkSettings: (env: NodeJS.ProcessEnv) => void;
  /** Migrates and seeds the database and creates the logins, before the API starts. */
  readonly prepare: (databaseUrl: string, logins: LoginUrls, env: NodeJS.ProcessEnv) => Promise<void>;
  /** Node arguments that run the API. `worker` is the same for the worker. */
  readonly api: readonly string[];
  readonly worker: readonly string[];
  readonly log: (message: string) => void;
  /** Called once, when the API is ready. The function it returns runs first at shutdown. */
  readonly onReady: (children: readonly SupervisedChild[]) => (() => void) | undefined;
}

type Undo = () => Promise<void> | void;

interface Urls {
  readonly owner: string;
  /** For a missing login, the process uses the owner's URL and sets its role. */
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

/** A child process that has all its logins does not get the owner's URL or other logins. */
function environmentOfChild(env: NodeJS.ProcessEnv, { logins }: Urls, process: ProcessName): NodeJS.ProcessEnv {
  const isComplete = usersOfProcess[process].every((user) => logins[user] !== undefined);
  return isComplete ? environmentOf(process, env) : env;
}

async function startChildren(options: StackOptions, urls: Urls, undo: Undo[]): Promise<SupervisedChild[]> {
  const { config, log } = options;
  const env: NodeJS.ProcessEnv = {
    ...siteSettings(options.env, config),
    ...databaseSettings(urls),
    // No other process could answer while this API stops.
    SHUTDOWN_DELAY_SECONDS: '0',
  };
  const workerEnvironment = {
    ...environmentOfChild(env, urls, 'worker'),
    // Both processes run on this machine, so they cannot share a port.
    ...(env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {}),
  };
  const children = [
    superviseChild({ name: 'API', args: options.api, env: environmentOfChild(env, urls, 'api'), log }),
    superviseChild({ name: 'worker', args: options.worker, env: workerEnvironment, log }),
  ];
  undo.push(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  return children;
}

async function waitForApi(children: readonly SupervisedChild[], port: number, signal: AbortSignal): Promise<void> {
  const crashes = children.map(async (child) => {
    const what = await child.firstCrash;
    throw new LaunchError(`The ${child.name} ended (${what}) before it was ready. See its output above.`);
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
 * Starts database, API and worker in this order, and stops them in reverse order. It stops on a signal, or when the package
 * runner that started it has ended. It resolves when everything has stopped. A second signal kills the child processes
 * instead of draining them. The database always shuts down properly.
 *
 * @throws LaunchError when the operator can solve the problem.
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
    log('The command that started this process has ended. Stopping too.');
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
