import type { Currency, OrderStatus } from '@goldwren/rules';
import { and, countDistinct, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import type { Period } from '../../../platform/period.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { amountSum, rowCount } from '../../../platform/postgres/sql-sums.ts';
import { orderEvent, playerDebt, storeOrder } from '../store.table.ts';

/** Totals of the orders that entered one of the given states within a period. Each order counts once. */
export interface OrderSums {
  readonly orders: number;
  readonly players: number;
  readonly cents: bigint;
}

export async function sumOrdersBecoming(
  tx: Db,
  statuses: readonly OrderStatus[],
  { from, to }: Period,
): Promise<OrderSums> {
  const became = tx
    .selectDistinct({ playerId: orderEvent.playerId, orderId: orderEvent.orderId })
    .from(orderEvent)
    .where(and(gte(orderEvent.at, from), lt(orderEvent.at, to), inArray(orderEvent.status, [...statuses])))
    .as('became');
  const rows = await tx
    .select({
      orders: rowCount(),
      players: countDistinct(storeOrder.playerId),
      cents: amountSum(storeOrder.priceCents),
    })
    .from(became)
    .innerJoin(storeOrder, and(eq(storeOrder.playerId, became.playerId), eq(storeOrder.id, became.orderId)));
  return onlyRow(rows);
}

/** What players owe because their payment was reversed after they had played the coins, in hundredths. */
export interface DebtSums {
  readonly players: number;
  readonly gold: bigint;
  readonly sweeps: bigint;
}

export async function sumDebts(db: Db): Promise<DebtSums> {
  const { playerId, currency, amount } = playerDebt;
  const of = (coin: Currency) => amountSum(amount, eq(currency, coin));
  const rows = await db
    .select({ players: countDistinct(playerId), gold: of('gold'), sweeps: of('sweeps') })
    .from(playerDebt);
  return onlyRow(rows);
}
