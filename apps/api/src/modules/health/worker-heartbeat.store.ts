import type { Db } from '../../platform/database.ts';
import { callFunction } from '../../platform/postgres/call-function.ts';

/** Records that a pool of workers is alive. Returns the dead pools, whose jobs were released. */
export async function recordHeartbeat(db: Db, pool: string): Promise<string[]> {
  const rows = await callFunction<{ dead_pool: string }>(db, 'record_heartbeat', [pool]);
  return rows.map(({ dead_pool: dead }) => dead);
}
