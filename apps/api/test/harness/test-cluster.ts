import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/launch/embedded-postgres.ts';
import { OWNER_FILE, removeAbandonedClusters, TEST_CLUSTER_PREFIX } from './abandoned-clusters.ts';

/** A crash may lose a test cluster, so nothing waits for the disk; 60 tests' pools fit in. */
const THROW_AWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  // test/branches counts the calls of functions.
  track_functions: 'pl',
} as const;
const OLDEST_SUPPORTED = 150_000;

export interface TestCluster {
  /** A superuser's URL; its database is not the tests' own. */
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

/** The cluster of this run: the one TEST_DATABASE_URL names, or a new one in a temporary folder. */
export async function startTestCluster(givenUrl: string | undefined): Promise<TestCluster> {
  if (givenUrl) {
    await checkVersion(givenUrl);
    return { adminUrl: givenUrl, stop: async () => undefined };
  }
  await removeAbandonedClusters();
  const folder = mkdtempSync(join(tmpdir(), TEST_CLUSTER_PREFIX));
  // mkdtemp makes it 0700, and as root the server's account has to pass through.
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, OWNER_FILE), String(process.pid));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: THROW_AWAY_SETTINGS,
    log: () => undefined,
  });
  return {
    adminUrl: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
