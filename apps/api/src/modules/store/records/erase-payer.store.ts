import { eq, inArray, sql } from 'drizzle-orm';
import { notificationNames } from '../../../payments/payment-reference.ts';
import { providerKinds } from '../../../payments/provider-list.ts';
import type { Db } from '../../../platform/database.ts';
import { orderStaffNote, storeOrder, webhookInbox } from '../store.table.ts';

/** The fields of provider messages that describe the payer. */
const personalFields = providerKinds.flatMap((kind) => kind.personalFields);
const batch = 500;

/**
 * Removes the payer's personal data from the orders of an erased player: the messages to and from providers, and the
 * notes of staff.
 */
export async function erasePayer(tx: Db, playerId: string): Promise<void> {
  const { id: orderId, providerRef } = storeOrder;
  const orders = await tx
    .select({ id: orderId, providerRef })
    .from(storeOrder)
    .where(eq(storeOrder.playerId, playerId));
  const references = orders.flatMap((order) => notificationNames({ ...order, playerId }));
  const { payload, reference } = webhookInbox;
  for (let at = 0; at < references.length; at += batch) {
    await tx
      .update(webhookInbox)
      .set({ payload: sql`${payload} - ${sql.param(personalFields)}::text[]` })
      .where(inArray(reference, references.slice(at, at + batch)));
  }
  await tx
    .update(storeOrder)
    .set({ checkoutUrl: null, checkoutData: null, idempotencyKey: null, requestHash: null })
    .where(eq(storeOrder.playerId, playerId));
  await tx.update(orderStaffNote).set({ text: '' }).where(eq(orderStaffNote.playerId, playerId));
}
