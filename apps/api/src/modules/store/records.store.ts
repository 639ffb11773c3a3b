import { recordSource } from '../../platform/record-source.ts';
import { firstPurchase, orderEvent, playerDebt, storeOrder } from './store.table.ts';

/** What of these tables is a player's own, for their export. */
export const storeRecords = {
  orders: recordSource(storeOrder, {
    key: ['id'],
    withheld: ['checkoutUrl', 'checkoutData', 'idempotencyKey', 'requestHash'],
  }),
  order_events: recordSource(orderEvent, { key: ['orderId', 'id'] }),
  first_purchase: recordSource(firstPurchase, { key: [] }),
  debts: recordSource(playerDebt, { key: ['orderId', 'currency'] }),
};
