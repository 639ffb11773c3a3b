import type { Currency } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import type { OrderRow } from '../orders/order.store.ts';
import { firstPurchase, playerDebt } from '../store.table.ts';

/** Takes the player's one special for this order; false when another order has had it. */
export async function takeFirstPurchase(db: Db, order: OrderRow): Promise<boolean> {
  const { rowCount } = await db
    .insert(firstPurchase)
    .values({ playerId: order.playerId, orderId: order.id })
    .onConflictDoNothing({ target: firstPurchase.playerId });
  return rowCount === 1;
}

/** Records what a reversal could not take back. `amount` in hundredths, above zero. */
export async function insertDebt(db: Db, order: OrderRow, currency: Currency, amount: bigint): Promise<void> {
  await db.insert(playerDebt).values({ playerId: order.playerId, orderId: order.id, currency, amount });
}
