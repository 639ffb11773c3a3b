import { eq, type SQL, sql } from 'drizzle-orm';
import { type RecordOwner, recordSource } from '../../../platform/record-source.ts';
import { firstPurchase, orderEvent, playerDebt, storeOrder, webhookInbox } from '../store.table.ts';

/** Notices about a player's orders, by what providers call an order (payment-reference.ts). */
function isNoticeOf({ id }: RecordOwner): SQL {
  const own = sql`FROM ${storeOrder} WHERE ${eq(storeOrder.playerId, id)}`;
  return sql`${webhookInbox.payload} ->> 'transaction_id' IN
    (SELECT ${storeOrder.id}::text ${own} UNION ALL SELECT ${storeOrder.id} || '-' || ${storeOrder.playerId} ${own})`;
}

/** What of these tables is a player's own, for their export. */
export const storeRecords = {
  orders: recordSource(storeOrder, {
    key: ['id'],
    withheld: ['checkoutUrl', 'checkoutData', 'idempotencyKey', 'requestHash'],
  }),
  order_events: recordSource(orderEvent, { key: ['orderId', 'id'] }),
  first_purchase: recordSource(firstPurchase, { key: [] }),
  /** Signatures could be tried against the secret that the provider and we share. */
  payment_notices: recordSource(webhookInbox, {
    key: ['provider', 'eventId'],
    withheld: ['eventId'],
    partly: { payload: sql`${webhookInbox.payload} - '{md5sig,sha2sig}'::text[]` },
    owner: isNoticeOf,
  }),
  debts: recordSource(playerDebt, { key: ['orderId', 'currency'] }),
};
