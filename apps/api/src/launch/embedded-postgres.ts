import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseUser } from '../platform/logins/database-roles.ts';
import { LaunchError } from './launch-error.ts';
import { findNativeTree, type NativeTree } from './postgres/binaries.ts';
import { type Cluster, openCluster } from './postgres/cluster.ts';
import { createPassword, readPassword } from './postgres/password.ts';
import { placeCluster, removeDisposable } from './postgres/placement.ts';
import { findPostmaster, HANGING, stopPostmaster } from './postgres/postmaster.ts';
import { connectionUrl, type ServerInput, startServer, tryConnect } from './postgres/server.ts';

export const DATABASE = 'goldwren';
/** The logins of the processes and the names of their passwords. None is a superuser or owns the tables. */
const LOGINS = {
  players: { name: 'goldwren_app', password: 'app' },
  staff: { name: 'goldwren_staff_app', password: 'staff' },
  worker: { name: 'goldwren_worker_app', password: 'worker' },
} as const;
/** An arbitrary number. No other code locks it in the maintenance database. */
const OWNER_LOCK = 7_219_004;
const OWNER_LOCK_WAIT_MS = 3_000;
const RESTART_WAIT_MS = 500;
const RESTART_ATTEMPTS = 60;

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Undefined or 0: any free loopback port. A server that is already running stays on its port. */
  readonly port?: number;
  /** Server settings on top of the defaults; `fsync: 'off'` also skips the sync of initdb. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: (message: string) => void;
  /** A PostgreSQL build to use instead of the one installed for this machine. */
  readonly native?: NativeTree;
}

export interface EmbeddedPostgres {
  /** The owner's URL. */
  readonly url: string;
  /** The logins of the API and the worker. They exist once `prepareDatabase` has created them. */
  readonly logins: Readonly<Record<DatabaseUser, string>>;
  stop(): Promise<void>;
}

interface Running {
  readonly pid: number;
  readonly port: number;
  /** The connection that holds the owner lock while this process lives. It ends when the server ends. */
  readonly keeper: pg.Client;
}

/**
 * Takes a session-level advisory lock that marks the owner of the server. The lock is released when its holder dies, so
 * no stale pid has to be checked. The wait covers the time until the server notices the closed connection of a killed holder.
 */
async function takeOwnerLock(keeper: pg.Client): Promise<boolean> {
  const deadline = Date.now() + OWNER_LOCK_WAIT_MS;
  for (;;) {
    const { rows } = await keeper.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
    if (rows[0]?.taken === true) return true;
    if (Date.now() > deadline) return false;
    await sleep(100);
  }
}

async function own(keeper: pg.Client, cluster: Cluster): Promise<void> {
  if (await takeOwnerLock(keeper)) return;
  await keeper.end();
  throw new LaunchError(
    `Another Goldwren is running on the database in ${cluster.dir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Reuses a server that survived a killed supervisor, restarts one that does not answer, or starts a new one. */
async function ensureRunning(input: ServerInput, log: (message: string) => void): Promise<Running> {
  const { cluster } = input;
  const found = findPostmaster(cluster.dir);
  const survivor = found === undefined ? undefined : await tryConnect(cluster, found.port);
  if (found !== undefined && survivor !== undefined) {
    await own(survivor, cluster);
    log(`PostgreSQL was still running (pid ${found.pid}, port ${found.port}) and is used again.`);
    return { ...found, keeper: survivor };
  }
  if (found !== undefined) {
    log(`PostgreSQL (pid ${found.pid}) was still running and does not answer. Restarting it.`);
    await stopPostmaster(found.pid, HANGING);
  }
  const server = await startServer(input);
  const keeper = await tryConnect(cluster, server.port);
  if (keeper === undefined) throw new Error('PostgreSQL started but does not accept connections');
  await own(keeper, cluster);
  return { ...server, keeper };
}

function loginsOf(
  dataDir: string,
  urlOf: (login: { readonly name: string; readonly password: string }) => string,
): Record<DatabaseUser, string> {
  const url = (user: DatabaseUser): string => {
    const { name, password } = LOGINS[user];
    return urlOf({ name, password: readPassword(dataDir, password) ?? createPassword(dataDir, password) });
  };
  return { players: url('players'), staff: url('staff'), worker: url('worker') };
}

async function createDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await keeper.query(`create database ${DATABASE}`);
}

/**
 * Runs the PostgreSQL from the npm packages on 127.0.0.1, with a password generated at the first start. A server that dies
 * is restarted on the same port. `stop` ends it within a time limit. This module installs no process exit hooks.
 *
 * @throws LaunchError when the platform has no build, the data has another version, or another Goldwren uses the data.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, port = 0 } = options;
  const dataDir = resolve(options.dataDir);
  const placement = placeCluster({ dataDir, native: options.native ?? findNativeTree(), log });
  const cluster = await openCluster({ dataDir, placement, durable: settings.fsync !== 'off', log });
  const input: ServerInput = { cluster, placement, port, settings, logFile: join(dataDir, 'postgres.log') };
  let running = await ensureRunning(input, log);
  let stopping = false;
  let recovery: Promise<void> | undefined;

  const recover = async (): Promise<void> => {
    log('PostgreSQL ended unexpectedly. Restarting it.');
    for (let attempt = 1; !stopping; attempt += 1) {
      try {
        // The port must not change, because other processes have the URL. Old backends may need a moment to exit.
        running = await ensureRunning({ ...input, port: running.port }, log);
        watch();
        return;
      } catch (error) {
        if (attempt === RESTART_ATTEMPTS) throw error;
        await sleep(RESTART_WAIT_MS);
      }
    }
  };
  const watch = (): void => {
    running.keeper.once('end', () => {
      if (stopping) return;
      recovery = recover().catch((error: unknown) => log(`PostgreSQL could not be restarted: ${String(error)}`));
    });
  };

  await createDatabase(running.keeper);
  watch();
  return {
    url: connectionUrl(cluster, running.port, DATABASE),
    logins: loginsOf(dataDir, (login) => connectionUrl(cluster, running.port, DATABASE, login)),
    stop: async () => {
      stopping = true;
      await recovery;
      await running.keeper.end().catch(() => undefined);
      const current = findPostmaster(cluster.dir);
      if (current !== undefined) await stopPostmaster(current.pid);
      removeDisposable(placement);
    },
  };
}
