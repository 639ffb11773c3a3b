import { orderExpiryHours } from '@goldwren/rules';
import type { Database } from '../../../platform/database.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { changeOrder, lockUnpaidOrder, type OrderKey, selectUnpaidOrders } from './order.store.ts';

const batch = 200;

/**
 * Expires orders that were not paid within a day, each in a transaction of its own, for each is another player's;
 * returns how many. Those that are being settled are left to the next run. A payment that is processed later still
 * credits: the money has been taken.
 */
export async function expireOrders(database: Database): Promise<number> {
  let expired = 0;
  for (;;) {
    const unpaid = await selectUnpaidOrders(database.db, orderExpiryHours, batch);
    const moved = await forEachItem('unpaid orders', unpaid, (order) => expireOrder(database, order));
    expired += moved;
    // A batch in which nothing moved would be found again for ever.
    if (unpaid.length < batch || moved === 0) return expired;
  }
}

/** False when it was paid, expired or locked in between. */
function expireOrder(database: Database, order: OrderKey): Promise<boolean> {
  return inTransaction(database, async (db) => {
    if (!(await lockUnpaidOrder(db, order, orderExpiryHours))) return false;
    const reason = `not paid within ${orderExpiryHours} hours`;
    await changeOrder(db, order, { status: 'expired', reason });
    return true;
  });
}
