import type { Order } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';
import type { OrderRow } from './order.store.ts';

/** Builds the order as lists show it. */
export function orderView(row: OrderRow): Order {
  return {
    id: row.id,
    package_name: row.packageName,
    amount: formatHundredths(row.priceCents),
    status: row.status,
    created_at: row.createdAt.toISOString(),
  };
}
