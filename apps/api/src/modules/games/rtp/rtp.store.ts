import type { ReturnSums } from '@goldwren/rules';
import { and, desc, eq, gte, lte, max, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { gameReturn } from '../games.table.ts';

/** What a game returned on a day (UTC), or the sum of several days. */
export type ReturnRow = ReturnSums & { readonly gameId: number; readonly mismatches: number };
export type ReturnDayRow = ReturnRow & { readonly day: string };

/** Returns what every game returned from one day (UTC) to another, both inclusive. Without bounds, of all time. */
export function sumReturns(
  db: Db,
  days: { readonly from?: string; readonly to?: string; readonly gameId?: number } = {},
): Promise<ReturnRow[]> {
  const { day, gameId, rounds, mismatches, returnedX100, expectedX100, sdX100 } = gameReturn;
  const within: (SQL | undefined)[] = [
    days.from === undefined ? undefined : gte(day, days.from),
    days.to === undefined ? undefined : lte(day, days.to),
    days.gameId === undefined ? undefined : eq(gameId, days.gameId),
  ];
  return db
    .select({
      gameId,
      rounds: sum(rounds).mapWith(Number),
      mismatches: sum(mismatches).mapWith(Number),
      returnedX100: sum(returnedX100).mapWith(Number),
      expectedX100: sum(expectedX100).mapWith(Number),
      // Days are independent of each other, so their variances add up.
      sdX100: sql`sqrt(sum(${sdX100} ^ 2))`.mapWith(Number),
    })
    .from(gameReturn)
    .where(and(...within))
    .groupBy(gameId);
}

/** Returns the last audited days of a game, newest first. */
export async function selectReturnDays(db: Db, gameId: number, limit: number): Promise<ReturnDayRow[]> {
  const rows = await db
    .select()
    .from(gameReturn)
    .where(eq(gameReturn.gameId, gameId))
    .orderBy(desc(gameReturn.day))
    .limit(limit);
  return rows.map(({ returnedX100, ...row }) => ({ ...row, returnedX100: Number(returnedX100) }));
}

/** Returns the rows of the last audited day. Empty before the first audit. */
export function selectLastReturns(db: Db) {
  const { day, gameId, sdX100, z } = gameReturn;
  const last = db.select({ day: max(day) }).from(gameReturn);
  return db.select({ day, gameId, sdX100, z }).from(gameReturn).where(eq(day, last));
}
