import { collectDefaultMetrics } from '@prometheus-io/client';
import type { Config } from './config/config.ts';
import { serveMetrics } from './http/metrics/metrics-server.ts';
import type { Database, Db } from './platform/database.ts';
import { openAppDatabase, type StartWithoutDatabase } from './platform/logins/app-database.ts';
import type { DatabaseUser } from './platform/logins/database-roles.ts';
import { watchPool } from './platform/metrics/database.ts';
import { registry } from './platform/metrics/registry.ts';
import { type Collector, createStateReader } from './platform/metrics/state-reader.ts';
import type { CellFollower } from './platform/schema/follow-cell.ts';

/** The server cancels a statement of a collector after this time. */
const statementMs = 2_000;

export interface ProcessMetrics {
  readonly config: Config;
  /** The database user whose rights the collectors need. */
  readonly user: DatabaseUser;
  /** The connection pools of the process, by name. */
  readonly pools: Readonly<Record<string, Database['db']['$client']>>;
  readonly collectorsOf: (db: Db) => readonly Collector[];
  readonly onError: (error: Error) => void;
  readonly without?: StartWithoutDatabase;
  /** For a process that follows its cell without a restart. */
  readonly follower?: CellFollower;
}

/**
 * Serves the metrics of this process when METRICS_PORT is set. The collectors have a connection of their own, so that they take
 * none from players and staff, and slow calls of these do not delay them.
 */
export async function startMetrics(options: ProcessMetrics): Promise<{ close(): Promise<void> }> {
  const { config, user, pools, collectorsOf, onError, without, follower } = options;
  if (config.metrics === null) return { close: async () => undefined };
  // They belong to the process, so a second listener in it (in tests) shows the same ones.
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
  const connection = {
    maxConnections: 1,
    applicationName: 'goldwren-metrics',
    statementTimeoutMs: statementMs,
    onError,
  };
  const database = await openAppDatabase(config, user, connection, without);
  follower?.add(database);
  for (const [name, pool] of Object.entries(pools)) watchPool(name, pool);
  watchPool('metrics', database.db.$client);
  const refresh = createStateReader(collectorsOf(database.db));
  const server = await serveMetrics(config.metrics, refresh).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
