import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { amountSum, rowCount } from '../../../platform/postgres/sql-sums.ts';
import { storeOrder } from '../store.table.ts';

/** Returns the number and the sum of a player's paid orders. Refunded and disputed ones do not count. */
export async function sumOrdersOf(
  db: Db,
  playerId: string,
): Promise<{ readonly orders: number; readonly cents: bigint }> {
  const rows = await db
    .select({ orders: rowCount(), cents: amountSum(storeOrder.priceCents) })
    .from(storeOrder)
    .where(and(eq(storeOrder.playerId, playerId), eq(storeOrder.status, 'paid')));
  return onlyRow(rows);
}
