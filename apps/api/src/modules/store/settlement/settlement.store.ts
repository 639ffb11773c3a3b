import type { Currency } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import type { OrderRow } from '../orders/order.store.ts';
import { firstPurchase, playerDebt } from '../store.table.ts';

/** Claims the player's one special for this order. Returns false when another order has claimed it. */
export async function claimFirstPurchase(db: Db, order: OrderRow): Promise<boolean> {
  const { rowCount } = await db
    .insert(firstPurchase)
    .values({ playerId: order.playerId, orderId: order.id })
    .onConflictDoNothing({ target: firstPurchase.playerId });
  return rowCount === 1;
}

/** Records the amount that a reversal could not take back, in hundredths. `amount` is above zero. */
export async function insertDebt(db: Db, order: OrderRow, currency: Currency, amount: bigint): Promise<void> {
  await db.insert(playerDebt).values({ playerId: order.playerId, orderId: order.id, currency, amount });
}
