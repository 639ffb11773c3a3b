import { resolve } from 'node:path';
import { DATABASE, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { LaunchConfig } from './launch-config.ts';
import { findNativeTree } from './postgres/binaries.ts';
import { clusterDir } from './postgres/cluster.ts';
import { readPassword } from './postgres/password.ts';
import { placeCluster } from './postgres/placement.ts';
import { findPostmaster } from './postgres/postmaster.ts';
import { connectionUrl, tryConnect } from './postgres/server.ts';

/** Returns the URL of this data directory's embedded database if `pnpm start` or `pnpm dev` is running it. */
async function findRunning(dataDir: string, log: (message: string) => void): Promise<string | undefined> {
  const password = readPassword(dataDir);
  if (password === undefined) return undefined;
  const cluster = { dir: clusterDir(placeCluster({ dataDir, native: findNativeTree(), log })), password };
  const found = findPostmaster(cluster.dir);
  const client = found === undefined ? undefined : await tryConnect(cluster, found.port);
  await client?.end();
  return found !== undefined && client !== undefined ? connectionUrl(cluster, found.port, DATABASE) : undefined;
}

/**
 * Runs a command's work on the site's database: DATABASE_URL, or the embedded one. The embedded database is started for
 * the duration of the work, unless a running site has already started it.
 */
export async function withSiteDatabase<T>(
  config: Pick<LaunchConfig, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const dataDir = resolve(config.dataDir);
  const running = config.databaseUrl ?? (await findRunning(dataDir, log));
  if (running !== undefined) return work(running);
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
