import { orderExpiryHours } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changeOrder, lockUnpaidOrders } from './order.store.ts';

const batch = 200;

/**
 * Expires orders that were not paid within a day; returns how many. A payment that is processed later still credits:
 * the money has been taken.
 */
export async function expireOrders(database: Database): Promise<number> {
  let expired = 0;
  for (;;) {
    const count = await inTransaction(database, async (db) => {
      const orders = await lockUnpaidOrders(db, orderExpiryHours, batch);
      const reason = `not paid within ${orderExpiryHours} hours`;
      for (const order of orders) await changeOrder(db, order, { status: 'expired', reason });
      return orders.length;
    });
    expired += count;
    if (count < batch) return expired;
  }
}
