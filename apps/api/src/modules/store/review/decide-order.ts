import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { lockAccount } from '../../players/public.ts';
import type { SettlementDeps } from '../notifications/process-notification.ts';
import { type OrderRow, selectOwner } from '../orders/order.store.ts';
import { hasRefund } from '../refunds/refund.store.ts';
import { creditRefusal, grantOrder } from '../settlement/credit-order.ts';
import { reverseOrder } from '../settlement/reverse-order.ts';
import { insertStaffNote, lockOrderForStaff } from './staff-order.store.ts';

type Deps = Pick<SettlementDeps, 'database' | 'policy' | 'mailer'>;

/**
 * Credits an order in review by a staff decision: the promised coins, once, with a receipt. What staff write is a note of theirs:
 * the order's history is part of the player's data export.
 * The order's row is locked first, as in the processing of a notification. Of two concurrent decisions, or of a
 * decision and a late notification, the second sees the result of the first.
 * @throws Problem `not_found`; `conflict` when the order is no longer in review, when a refund is requested, or
 *   when the player may not buy.
 */
export async function creditReviewedOrder(deps: Deps, orderId: string, reason: string, by: StaffActor): Promise<void> {
  const pack = await deps.policy();
  await inStaffTransaction(deps.database, by, async (db) => {
    const order = await lockForDecision(db, orderId);
    if (await hasRefund(db, order)) throw new Problem('conflict', { params: { reason: 'refund_requested' } });
    const account = await lockAccount(db, order.playerId);
    const refusal = await creditRefusal(db, pack, account, order);
    if (refusal !== null) throw new Problem('conflict', { params: { reason: 'order_not_creditable', refusal } });
    await grantOrder(deps, db, pack, account, order, {
      reason: 'credited by staff',
      providerRef: null,
    });
    await insertStaffNote(db, order, { writtenBy: by.email, text: reason });
    await recordAudit(db, {
      action: 'order.credited',
      subject: { type: 'order', id: order.id },
      facts: { reason, player: order.playerId, price_cents: order.priceCents.toString() },
    });
  });
}

/**
 * Records that an order in review was refunded at the provider. Nothing was credited, so nothing is taken back.
 * A later notification credits nothing.
 * @throws Problem as `creditReviewedOrder`.
 */
export async function recordOrderRefund(
  deps: Pick<SettlementDeps, 'database'>,
  orderId: string,
  refund: { readonly providerReference: string; readonly reason: string },
  by: StaffActor,
): Promise<void> {
  const { providerReference, reason } = refund;
  await inStaffTransaction(deps.database, by, async (db) => {
    const order = await lockForDecision(db, orderId);
    // The order keeps the payment's id at the provider. The refund has its own id.
    await reverseOrder(db, order, 'refunded', {
      providerRef: null,
      reason: `staff recorded a refund at the provider: ${providerReference}`,
    });
    await insertStaffNote(db, order, { writtenBy: by.email, text: reason });
    await recordAudit(db, {
      action: 'order.refund_recorded',
      subject: { type: 'order', id: order.id },
      facts: { reason, provider_reference: providerReference, player: order.playerId },
    });
  });
}

/**
 * Adds a staff note to an order.
 * @throws Problem `not_found`
 */
export async function addOrderNote(
  deps: Pick<SettlementDeps, 'database'>,
  orderId: string,
  text: string,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(deps.database, by, async (db) => {
    const playerId = await selectOwner(db, orderId);
    if (playerId === null) throw new Problem('not_found');
    await insertStaffNote(db, { playerId, id: orderId }, { writtenBy: by.email, text });
    await recordAudit(db, {
      action: 'order.noted',
      subject: { type: 'order', id: orderId },
      facts: {},
    });
  });
}

async function lockForDecision(db: Db, orderId: string): Promise<OrderRow> {
  const playerId = await selectOwner(db, orderId);
  const order = playerId === null ? null : await lockOrderForStaff(db, { playerId, id: orderId });
  if (!order) throw new Problem('not_found');
  if (order.status !== 'review') {
    throw new Problem('conflict', { params: { reason: 'order_decided', status: order.status } });
  }
  return order;
}
