import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { LaunchError } from '../launch-error.ts';
import { type Cluster, runAs, SUPERUSER } from './cluster.ts';
import type { Placement } from './placement.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';

const START_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;
const POLL_MS = 25;
const LOG_LIMIT_BYTES = 16 * 1024 * 1024;

export interface ServerInput {
  readonly cluster: Cluster;
  readonly placement: Placement;
  /** 0: any free loopback port. */
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly logFile: string;
}

interface Login {
  readonly name: string;
  readonly password: string;
}

/** Returns a connection URL. Without `login` it is for the owner of the cluster. */
export function connectionUrl(cluster: Cluster, port: number, database: string, login?: Login): string {
  const { name, password } = login ?? { name: SUPERUSER, password: cluster.password };
  return `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
}

/** Opens one connection to the maintenance database; undefined when the server does not answer in time. */
export async function tryConnect(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: connectionUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'goldwren-supervisor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

/**
 * Starts a server and returns it once it answers. It runs in its own process session, because Ctrl-C must reach only the
 * supervisor, which stops the database last. Its log goes to a file, because a pipe would break when this process dies.
 */
export async function startServer(input: ServerInput): Promise<Postmaster> {
  const { cluster, placement, logFile } = input;
  const port = input.port === 0 ? await freePort() : input.port;
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...input.settings,
  };
  const args = ['-D', cluster.dir, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const log = openLog(logFile);
  const child = spawn(join(placement.binDir, 'postgres'), args, {
    ...runAs(placement.account),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `exit ${code ?? signal}`;
  });
  child.unref();
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (ended === undefined && Date.now() < deadline) {
    const client = await tryConnect(cluster, port);
    if (client !== undefined && findPostmaster(cluster.dir)?.pid === child.pid) {
      await client.end();
      return { pid: child.pid as number, port };
    }
    await client?.end();
    await sleep(POLL_MS);
  }
  if (child.pid !== undefined) await stopPostmaster(child.pid);
  throw new LaunchError(
    `PostgreSQL did not start (${ended ?? 'no answer'}). The end of ${logFile}:\n${lastLines(logFile)}`,
  );
}
