import { orderExpiryHours } from '@goldwren/rules';
import type { Database } from '../../../platform/database.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { changeOrder, lockUnpaidOrder, type OrderKey, selectUnpaidOrders } from './order.store.ts';

const batch = 200;

/**
 * Expires orders that were not paid within a day, each in its own transaction. Returns how many expired.
 * Orders that are locked by a settlement are left to the next run. A payment that arrives after the expiry is still
 * credited, because the player's money was taken.
 */
export async function expireOrders(database: Database): Promise<number> {
  let expired = 0;
  for (;;) {
    const unpaid = await selectUnpaidOrders(database.db, orderExpiryHours, batch);
    const moved = await forEachItem('unpaid orders', unpaid, (order) => expireOrder(database, order));
    expired += moved;
    // The next query would return the same batch, so the loop would never end.
    if (unpaid.length < batch || moved === 0) return expired;
  }
}

/** Returns false when the order was paid, expired or locked since it was selected. */
function expireOrder(database: Database, order: OrderKey): Promise<boolean> {
  return inTransaction(database, async (db) => {
    if (!(await lockUnpaidOrder(db, order, orderExpiryHours))) return false;
    const reason = `not paid within ${orderExpiryHours} hours`;
    await changeOrder(db, order, { status: 'expired', reason });
    return true;
  });
}
