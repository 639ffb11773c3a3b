import { eq, type SQL, sql } from 'drizzle-orm';
import { providerKinds } from '../../../payments/provider-list.ts';
import { type RecordOwner, recordSource } from '../../../platform/record-source.ts';
import { firstPurchase, orderEvent, orderRefund, playerDebt, storeOrder, webhookInbox } from '../store.table.ts';

const signatureFields = providerKinds.flatMap((kind) => kind.signatureFields);

/** Selects notifications about a player's orders by the references they can carry (see `notificationNames`). */
function isNoticeOf({ id }: RecordOwner): SQL {
  const own = sql`FROM ${storeOrder} WHERE ${eq(storeOrder.playerId, id)}`;
  return sql`${webhookInbox.reference} IN
    (SELECT ${storeOrder.id}::text ${own} UNION ALL SELECT ${storeOrder.id} || '-' || ${storeOrder.playerId} ${own}
     UNION ALL SELECT ${storeOrder.providerRef} ${own} AND ${storeOrder.providerRef} IS NOT NULL)`;
}

/** The data of a player in these tables, for the player's data export. */
export const storeRecords = {
  orders: recordSource(storeOrder, {
    key: ['id'],
    withheld: ['checkoutUrl', 'checkoutData', 'idempotencyKey', 'requestHash'],
  }),
  order_events: recordSource(orderEvent, { key: ['orderId', 'id'] }),
  order_refunds: recordSource(orderRefund, { key: ['orderId', 'id'], withheld: ['requestedBy'] }),
  first_purchase: recordSource(firstPurchase, { key: [] }),
  /** Signatures are withheld: they would allow guessing attacks on the secret that we share with the provider. */
  payment_notices: recordSource(webhookInbox, {
    key: ['provider', 'eventId'],
    withheld: ['eventId'],
    partly: { payload: sql`${webhookInbox.payload} - ${sql.param(signatureFields)}::text[]` },
    owner: isNoticeOf,
  }),
  debts: recordSource(playerDebt, { key: ['orderId', 'currency'] }),
};
