import { max } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callFunction } from '../../platform/postgres/call-function.ts';
import { workerHeartbeat } from './health.table.ts';

/** The jobs of one task. */
export interface TaskState {
  readonly task: string;
  readonly due: bigint;
  readonly later: bigint;
  readonly running: bigint;
  readonly failed: bigint;
  readonly oldest_due_at: Date | null;
}

export function readQueueState(db: Db): Promise<TaskState[]> {
  return callFunction(db, 'queue_state', []);
}

/** Returns the newest heartbeat of any worker. Null when no worker ever ran. */
export async function selectNewestHeartbeat(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(workerHeartbeat.at) }).from(workerHeartbeat);
  return row?.at ?? null;
}
