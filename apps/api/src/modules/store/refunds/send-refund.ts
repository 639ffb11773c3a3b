import { isRefundable } from '@goldwren/rules';
import type { RefundAnswer, RefundRequest, Refunds } from '../../../payments/payment-provider.ts';
import type { SettlementDeps } from '../notifications/process-notification.ts';
import { type OrderRow, selectOrder } from '../orders/order.store.ts';
import { type RefundKey, saveAnswer, selectRefund } from './refund.store.ts';

/**
 * Sends a refund to its provider, once. An earlier attempt may have reached the provider although its answer was lost, so
 * the job reads the refunds of the provider first. Two workers at the same time use the same idempotency key.
 * @throws Error when the result is unknown. The job then tries again.
 */
export async function sendRefund(
  { database, providers, events }: Pick<SettlementDeps, 'database' | 'providers' | 'events'>,
  key: RefundKey,
): Promise<void> {
  const { db } = database;
  const row = await selectRefund(db, key);
  if (row?.status !== 'requested') return;
  const order = (await selectOrder(db, row.playerId, row.orderId)) as OrderRow;
  const refunds = providers.byName(order.provider)?.refunds;
  try {
    if (!refunds || order.providerRef === null) throw new Error(`no refunds through the provider ${order.provider}`);
    const answer = await resolve(refunds, order, { id: row.id, order, payment: order.providerRef });
    if ((await saveAnswer(db, key, answer)) && !answer.accepted) {
      events.report('refund_rejected', { order: order.id, refund: row.id, rejection: answer.rejection });
    }
  } catch (err) {
    events.report('refund_not_sent', { order: order.id, refund: row.id, err });
    throw err;
  }
}

/** A dispute or a refund elsewhere can change the order while the refund waits. Then it is not sent any more. */
async function resolve(refunds: Refunds, order: OrderRow, request: RefundRequest): Promise<RefundAnswer> {
  const found = await refunds.find(request);
  if (found) return found;
  const codes = order.notes.map(({ code }) => code);
  if (!isRefundable(order.status, codes)) return { accepted: false, rejection: `order_${order.status}` };
  return await refunds.send(request);
}
