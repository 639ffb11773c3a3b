import { privacy } from '@goldwren/rules';
import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ahead, now } from '../../platform/postgres/sql-instants.ts';
import { accountDeletion } from './privacy.table.ts';

/** Records that a player has deleted their account. Returns when it will be erased. */
export async function insertDeletion(tx: Db, playerId: string): Promise<Date> {
  const rows = await tx
    .insert(accountDeletion)
    .values({ playerId, eraseAt: ahead(privacy.erasureAfterDays, 'day') })
    .returning({ eraseAt: accountDeletion.eraseAt });
  return onlyRow(rows).eraseAt;
}

/** Returns accounts that are due for erasure, the longest waiting first. */
export async function selectDueDeletions(db: Db, limit: number): Promise<string[]> {
  const { playerId, eraseAt, erasedAt } = accountDeletion;
  const rows = await db
    .select({ playerId })
    .from(accountDeletion)
    .where(and(isNull(erasedAt), lte(eraseAt, now())))
    .orderBy(asc(eraseAt))
    .limit(limit);
  return rows.map((row) => row.playerId);
}

/** Returns false when another worker has erased the account. */
export async function markErased(tx: Db, playerId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(accountDeletion)
    .set({ erasedAt: now() })
    .where(and(eq(accountDeletion.playerId, playerId), isNull(accountDeletion.erasedAt)));
  return rowCount === 1;
}

/** Returns which of these players were erased. */
export async function selectErased(db: Db, playerIds: readonly string[]): Promise<string[]> {
  if (playerIds.length === 0) return [];
  const { playerId, erasedAt } = accountDeletion;
  const rows = await db
    .select({ playerId })
    .from(accountDeletion)
    .where(and(inArray(playerId, [...playerIds]), isNotNull(erasedAt)));
  return rows.map((row) => row.playerId);
}
