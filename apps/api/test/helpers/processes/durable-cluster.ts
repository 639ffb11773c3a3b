import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/launch/embedded-postgres.ts';
import { findPostmaster } from '../../../src/launch/postgres/postmaster.ts';
import { prepareDatabase } from '../../../src/prepare.ts';
import { createAnyUserLogin, loginsOf } from '../../harness/app-url.ts';
import { testAccounts, testSeedKey } from '../api/settings.ts';
import { until } from '../until.ts';

/** A PostgreSQL of this test's own, as the launcher runs it: fsync on, started again when it dies. */
export interface DurableCluster {
  readonly url: string;
  readonly dataDir: string;
  /** kill -9 of every process of the server at once, and wait until it answers again. */
  crash(): Promise<void>;
  /** Stops the server and leaves its data. */
  shutDown(): Promise<void>;
  /** Starts the server again after `shutDown`, on the same port. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Every process of a server, the postmaster first: a crash takes its children too, or they could still write. */
function processesOf(postmaster: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [postmaster, ...pairs.flatMap(([pid, parent]) => (parent === postmaster && pid ? [pid] : []))];
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Prepares the database with this build. */
async function prepareHere(url: string): Promise<void> {
  await prepareDatabase(url, loginsOf(url), testAccounts, testSeedKey);
  await createAnyUserLogin(url);
}

export async function startDurableCluster(
  settings: Record<string, string> = {},
  prepare: (url: string) => Promise<void> = prepareHere,
): Promise<DurableCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-faults-'));
  // Made 0700; the account that root lends the server has to pass through.
  chmodSync(folder, 0o711);
  const clusterDir = join(folder, 'postgres', 'cluster');
  const run = (port?: number) =>
    startEmbeddedPostgres({ dataDir: folder, settings, log: () => undefined, ...(port === undefined ? {} : { port }) });
  let postgres = await run();
  const port = Number(new URL(postgres.url).port);
  await prepare(postgres.url);
  return {
    url: postgres.url,
    dataDir: folder,
    crash: async () => {
      const before = findPostmaster(clusterDir)?.pid;
      if (before === undefined) throw new Error('no server runs');
      for (const pid of processesOf(before)) process.kill(pid, 'SIGKILL');
      await until(
        'the server is back',
        async () => {
          const now = findPostmaster(clusterDir)?.pid;
          return now !== undefined && now !== before && (await answers(postgres.url));
        },
        60_000,
      );
    },
    shutDown: () => postgres.stop(),
    startAgain: async () => {
      postgres = await run(port);
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
