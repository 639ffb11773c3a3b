import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/launch/embedded-postgres.ts';
import type { DatabaseUser } from '../src/platform/logins/database-roles.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { parentOf } from './machine/process-stats.ts';

/**
 * Durable settings: no commit is acknowledged before it is on disk. Checkpoints are avoided, because the page images after
 * a checkpoint depend on the length of the bench and not on a round.
 */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  checkpoint_timeout: '1h',
  max_wal_size: '16GB',
  shared_buffers: '512MB',
} as const;

export interface BenchDatabase {
  readonly url: string;
  /** The logins of the API and the worker, as in production. */
  readonly logins: Readonly<Record<DatabaseUser, string>>;
  readonly owner: pg.Client;
  /** The parent process of all PostgreSQL processes. */
  readonly postmasterPid: number;
  stop(): Promise<void>;
}

/** Starts a durable cluster in a temporary folder, migrated and with the catalogue. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-bench-'));
  // mkdtemp creates it with 0700, but when run as root, the server's account must be able to pass through.
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings, log: () => undefined });
  await prepareDatabase(postgres.url, postgres.logins);
  const owner = new pg.Client({ connectionString: postgres.url, application_name: 'goldwren-bench-owner' });
  await owner.connect();
  const { rows } = await owner.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return {
    url: postgres.url,
    logins: postgres.logins,
    owner,
    postmasterPid: parentOf(rows[0]?.pid ?? 0),
    stop: async () => {
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the position of the write-ahead log in bytes. The difference of two calls is what was written in between. */
export async function walPosition(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: number }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS bytes",
  );
  return rows[0]?.bytes ?? 0;
}
