import { lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { idempotency } from '../ledger.table.ts';

/** Returns players with idempotency keys older than `keptHours`. Does not lock them. */
export async function selectPlayersWithOldKeys(db: Db, keptHours: number, limit: number): Promise<string[]> {
  const { playerId, at } = idempotency;
  const rows = await db
    .selectDistinct({ playerId })
    .from(idempotency)
    .where(lt(at, ago(keptHours, 'hour')))
    .limit(limit);
  return rows.map((row) => row.playerId);
}

/** Deletes a player's idempotency keys older than `keptHours`. Returns how many it deleted. */
export async function deleteOldKeys(db: Db, playerId: string, keptHours: number): Promise<bigint> {
  const name = 'delete_idempotency_keys';
  return (await callForRow<Record<typeof name, bigint>>(db, name, [playerId, keptHours]))[name];
}
