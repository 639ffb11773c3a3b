import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/launch/embedded-postgres.ts';
import type { DatabaseUser } from '../src/platform/database-roles.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { parentOf } from './machine/process-stats.ts';

/**
 * As a player's money needs it: nothing is acknowledged before it is on disk. Checkpoints are kept away, since the page
 * images after each one say more about how long the bench runs than about a round.
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
  /** The logins of the API and the worker, as production has them. */
  readonly logins: Readonly<Record<DatabaseUser, string>>;
  readonly owner: pg.Client;
  /** The process all others of PostgreSQL are below. */
  readonly postmasterPid: number;
  stop(): Promise<void>;
}

/** A durable cluster in a temporary folder, migrated and with the catalogue. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-bench-'));
  // mkdtemp makes it 0700, and as root the server's account has to pass through.
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

/** How many bytes of write-ahead log there are; the difference of two calls is what was written between them. */
export async function walPosition(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ bytes: number }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS bytes",
  );
  return rows[0]?.bytes ?? 0;
}
