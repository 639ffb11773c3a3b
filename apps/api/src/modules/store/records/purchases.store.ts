import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { orderEvent, storeOrder } from '../store.table.ts';

/** Returns what a player paid per order, in cents. The start of the period is inclusive, the end exclusive. */
export function selectPurchasesBetween(
  db: Db,
  playerId: string,
  from: Date,
  to: Date,
): Promise<{ at: Date; cents: bigint }[]> {
  return db
    .select({ at: orderEvent.at, cents: storeOrder.priceCents })
    .from(orderEvent)
    .innerJoin(storeOrder, and(eq(storeOrder.playerId, orderEvent.playerId), eq(storeOrder.id, orderEvent.orderId)))
    .where(
      and(
        eq(orderEvent.playerId, playerId),
        eq(orderEvent.status, 'paid'),
        gte(orderEvent.at, from),
        lt(orderEvent.at, to),
      ),
    );
}
