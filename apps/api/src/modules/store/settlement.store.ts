import type { Currency } from '@goldwren/contracts/player';
import type { Db } from '../../platform/database.ts';
import type { OrderRow } from './order.store.ts';

/** Takes the player's one special for this order; false when another order has had it. */
export async function takeFirstPurchase(db: Db, order: OrderRow): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    'INSERT INTO first_purchase (player_id, order_id) VALUES ($1, $2) ON CONFLICT (player_id) DO NOTHING',
    [order.playerId, order.id],
  );
  return rowCount === 1;
}

/** Records what a reversal could not take back. `amount` in hundredths, above zero. */
export async function insertDebt(db: Db, order: OrderRow, currency: Currency, amount: bigint): Promise<void> {
  await db.$client.query('INSERT INTO player_debt (player_id, order_id, currency, amount) VALUES ($1, $2, $3, $4)', [
    order.playerId,
    order.id,
    currency,
    amount,
  ]);
}
