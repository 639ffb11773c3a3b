import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { checkRestored } from '../../src/commands/check-restored.ts';
import { readConfig } from '../../src/config/config.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { type BackedUpServer, startBackedUpServer } from '../../test/drills/backed-up-server.ts';
import { loginsOf } from '../../test/harness/app-url.ts';
import { testSettings } from '../../test/helpers/api/settings.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { parentOf } from '../machine/process-stats.ts';
import { secrets } from '../machine/start-api.ts';
import { printProgress } from '../print-progress.ts';

export interface BackedUpDatabase extends BenchDatabase {
  readonly server: BackedUpServer;
}

async function openOwner(url: string): Promise<{ owner: pg.Client; postmasterPid: number }> {
  const owner = new pg.Client({ connectionString: url, application_name: 'goldwren-bench-owner' });
  // A restore begins with the end of the server.
  owner.on('error', () => undefined);
  await owner.connect();
  const { rows } = await owner.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return { owner, postmasterPid: parentOf(rows[0]?.pid ?? 0) };
}

/** Starts Debian's PostgreSQL with the settings of infra/backup, migrated and with the catalogue. */
export async function startBackedUpDatabase(): Promise<BackedUpDatabase> {
  const server = await startBackedUpServer({
    shared_buffers: '512MB',
    checkpoint_timeout: '1h',
    max_wal_size: '16GB',
  });
  const logins = loginsOf(server.url);
  await prepareDatabase(server.url, logins);
  const { owner, postmasterPid } = await openOwner(server.url);
  return {
    server,
    url: server.url,
    logins,
    owner,
    postmasterPid,
    stop: async () => {
      await owner.end().catch(() => undefined);
      await server.remove();
    },
  };
}

/** Longer than the WAL of a few minutes takes on a busy machine. */
const startLimitMs = 3_600_000;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  printProgress(`| ${name} | ${((performance.now() - begun) / 1_000).toFixed(1)} s |`);
  return result;
}

async function countPostings(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ postings: number }>('SELECT sum(version)::float8 AS postings FROM wallet');
  return rows[0]?.postings ?? 0;
}

/** Waits until the second `now` can be restored, and returns it. */
async function archivedSecond(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ target: string; wal: string }>(
    'SELECT clock_timestamp()::text AS target, pg_walfile_name(pg_current_wal_lsn()) AS wal',
  );
  const { target, wal } = rows[0] as (typeof rows)[number];
  await owner.query('SELECT pg_switch_wal()');
  for (;;) {
    const archived = await owner.query<{ it: boolean }>(
      'SELECT coalesce(last_archived_wal >= $1, false) AS it FROM pg_stat_archiver',
      [wal],
    );
    if (archived.rows[0]?.it) return target;
    await pause(200);
  }
}

/**
 * Backs the database up, plays on, loses it, restores it to the second between two calls of `playOn`, and checks it. Prints how long
 * each step took. Returns what is wrong with the restored database.
 */
export async function measureRestore(
  { server, owner }: BackedUpDatabase,
  playOn: () => Promise<void>,
): Promise<string[]> {
  const { rows } = await owner.query<{ bytes: number }>('SELECT pg_database_size(current_database())::float8 AS bytes');
  printProgress(`\n| database of ${gigabytes(rows[0]?.bytes ?? 0)} | |\n|---|---|`);
  await timed('full backup', () => server.runScript('backup.sh', 'full'));
  const full = server.repositoryBytes();
  printProgress(`| its size | ${gigabytes(full)} |`);
  await playOn();
  await timed('incremental backup', () => server.runScript('backup.sh', 'incr'));
  printProgress(`| its size, with the WAL since then | ${gigabytes(server.repositoryBytes() - full)} |`);
  await playOn();
  const expected = await countPostings(owner);
  const target = await archivedSecond(owner);
  await playOn();
  // Recovery only knows that it has reached the second when the archive has a later commit.
  await archivedSecond(owner);
  await owner.end();
  await server.destroy();
  await timed(`restore to ${target}`, () => server.runScript('restore.sh', target));
  await timed('start, until it accepts writes', () => server.start(startLimitMs));
  const restored = await openOwner(server.url);
  const filesDir = mkdtempSync(join(tmpdir(), 'goldwren-bench-files-'));
  try {
    const postings = await countPostings(restored.owner);
    const config = readConfig(testSettings(server.url, { ...secrets, FILES_DIR: filesDir }));
    const parts = await timed(`check:restored of ${postings.toLocaleString('en-US')} postings`, () =>
      checkRestored(server.url, config, null),
    );
    const findings = parts.flatMap(({ part, findings: found }) => found.map((finding) => `${part}: ${finding}`));
    return postings === expected ? findings : [`${postings} postings, expected ${expected}`, ...findings];
  } finally {
    await restored.owner.end();
    rmSync(filesDir, { recursive: true, force: true });
  }
}
