import { and, gte, lt, min } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { Period } from '../../platform/period.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { player } from './player.table.ts';

/** Returns how many players registered in the period. `from` is inclusive, `to` exclusive. */
export function countRegistrations(tx: Db, { from, to }: Period): Promise<number> {
  return tx.$count(player, and(gte(player.createdAt, from), lt(player.createdAt, to)));
}

/** Returns when the first player registered. Null while there is none. */
export async function selectFirstRegistration(db: Db): Promise<Date | null> {
  return onlyRow(await db.select({ at: min(player.createdAt) }).from(player)).at;
}
