import { eq, inArray, sql } from 'drizzle-orm';
import { paymentReference } from '../../../payments/payment-reference.ts';
import type { Db } from '../../../platform/database.ts';
import { orderStaffNote, storeOrder, webhookInbox } from '../store.table.ts';

/** What providers say of the person who paid. */
const personalFields = ['pay_from_email', 'customer_id', 'firstname', 'lastname', 'ip_address', 'ip_country'];
const batch = 500;

/**
 * Takes the payer out of the orders of a player who is erased: what we and providers told each other of them, and what staff
 * noted.
 */
export async function erasePayer(tx: Db, playerId: string): Promise<void> {
  const orders = await tx.select({ id: storeOrder.id }).from(storeOrder).where(eq(storeOrder.playerId, playerId));
  const references = orders.flatMap(({ id }) => [id, paymentReference({ id, playerId })]);
  const { payload } = webhookInbox;
  for (let at = 0; at < references.length; at += batch) {
    await tx
      .update(webhookInbox)
      .set({ payload: sql`${payload} - ${sql.param(personalFields)}::text[]` })
      .where(inArray(sql`${payload} ->> 'transaction_id'`, references.slice(at, at + batch)));
  }
  await tx
    .update(storeOrder)
    .set({ checkoutUrl: null, checkoutData: null, idempotencyKey: null, requestHash: null })
    .where(eq(storeOrder.playerId, playerId));
  await tx.update(orderStaffNote).set({ text: '' }).where(eq(orderStaffNote.playerId, playerId));
}
