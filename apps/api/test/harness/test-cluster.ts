import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/launch/embedded-postgres.ts';
import { OWNER_FILE, removeAbandonedClusters, TEST_CLUSTER_PREFIX } from './abandoned-clusters.ts';
import { runAsAdmin } from './admin.ts';

/** A crash may lose a test cluster, so nothing waits for the disk. The pools of 60 tests fit. */
const THROW_AWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  // A file opens dozens of connections, and each would compute thousands of hashes of its password in both processes.
  scram_iterations: '1',
  // test/branches counts the calls of functions.
  ...(process.env.COUNT_SQL_BRANCHES ? { track_functions: 'pl' } : {}),
};
const OLDEST_SUPPORTED = 150_000;

export interface TestCluster {
  /** A superuser's URL. Its database is not one of the tests' databases. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

async function checkVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_SUPPORTED)
      throw new Error(`TEST_DATABASE_URL is version ${version}; PostgreSQL 15 is the oldest`);
  } finally {
    await client.end();
  }
}

/** Returns the cluster of this run: that of TEST_DATABASE_URL, or a new one in a temporary folder. */
export async function startTestCluster(givenUrl: string | undefined): Promise<TestCluster> {
  if (givenUrl) {
    await checkVersion(givenUrl);
    return { adminUrl: givenUrl, stop: async () => undefined };
  }
  await removeAbandonedClusters();
  const folder = mkdtempSync(join(tmpdir(), TEST_CLUSTER_PREFIX));
  // mkdtemp creates it with 0700, but when run as root, the server's account must be able to pass through.
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, OWNER_FILE), String(process.pid));
  // A query over a socket file takes a fifth less processor time than over loopback. The account of the server owns this folder.
  const sockets = join(folder, 'postgres');
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { ...THROW_AWAY_SETTINGS, unix_socket_directories: sockets },
    log: () => undefined,
  });
  // initdb has stored the password of the superuser with the default number of hashes.
  await runAsAdmin(postgres.url, [
    `alter role current_user password ${pg.escapeLiteral(decodeURIComponent(new URL(postgres.url).password))}`,
  ]);
  return {
    adminUrl: `${postgres.url}?host=${sockets}`,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
