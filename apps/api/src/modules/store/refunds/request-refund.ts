import { isRefundable } from '@goldwren/rules';
import type { PaymentProviders } from '../../../payments/configured-providers.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import type { SettlementDeps } from '../notifications/process-notification.ts';
import { type OrderRow, selectOwner } from '../orders/order.store.ts';
import { insertStaffNote, lockOrderForStaff } from '../review/staff-order.store.ts';
import { insertRefund } from './refund.store.ts';

/** Why an order cannot be refunded here. Null when it can be. */
export function refundRefusal(
  order: OrderRow,
  providers: PaymentProviders,
): 'order_not_refundable' | 'refund_at_provider' | null {
  const codes = order.notes.map(({ code }) => code);
  if (!isRefundable(order.status, codes) || order.providerRef === null) return 'order_not_refundable';
  return providers.byName(order.provider)?.refunds ? null : 'refund_at_provider';
}

/**
 * Requests a refund of the full price. The transaction also adds the job that sends it, so a crash loses no refund. The
 * order changes when the provider confirms the refund with a signed notification.
 * @throws Problem `not_found`; `conflict` with `refund_requested`, `order_not_refundable` or `refund_at_provider`.
 */
export async function requestRefund(
  { database, providers }: Pick<SettlementDeps, 'database' | 'providers'>,
  orderId: string,
  reason: string,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    const playerId = await selectOwner(db, orderId);
    const order = playerId === null ? null : await lockOrderForStaff(db, { playerId, id: orderId });
    if (!order) throw new Problem('not_found');
    const refusal = refundRefusal(order, providers);
    if (refusal !== null) throw new Problem('conflict', { params: { reason: refusal } });
    const id = newId();
    if (!(await insertRefund(db, order, { id, requestedBy: by.id }))) {
      throw new Problem('conflict', { params: { reason: 'refund_requested' } });
    }
    await insertStaffNote(db, order, { writtenBy: by.email, text: reason });
    await recordAudit(db, {
      action: 'order.refund_requested',
      subject: { type: 'order', id: order.id },
      facts: { reason, refund: id, player: order.playerId, price_cents: order.priceCents.toString() },
    });
  });
}
