import { mayMove, type NoticeVerdict, type PolicyPack } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Notice, PaymentProvider } from '../../../payments/payment-provider.ts';
import { parsePaymentReference } from '../../../payments/payment-reference.ts';
import type { Db } from '../../../platform/database.ts';
import { changeOrder, lockOrder, type OrderRow, selectOrderOfPayment } from '../orders/order.store.ts';
import { creditOrder } from './credit-order.ts';
import { reverseOrder } from './reverse-order.ts';

export interface Settlement {
  readonly verdict: NoticeVerdict;
  /** What does not match, for the log. */
  readonly detail?: string;
}

/**
 * Applies one genuine notification to its order, in the caller's transaction.
 * Locks the order, then the player, then the wallets, so notifications of one order are processed one at a time. The
 * table of allowed moves makes the result independent of the order of arrival.
 */
export async function settleOrder(
  context: Pick<Context, 'mailer' | 'config'>,
  db: Db,
  pack: PolicyPack,
  provider: PaymentProvider,
  notice: Notice,
): Promise<Settlement> {
  const order = await orderOf(db, provider.name, notice);
  if (!order) return { verdict: 'unknown_order' };
  if (notice.status === null) return { verdict: 'unknown_status' };
  const mismatch = provider.mismatch(notice, order.priceCents);
  if (mismatch !== null) {
    await moveToReview(db, order, notice, mismatch);
    return { verdict: 'mismatch', detail: mismatch };
  }
  if (notice.status === order.status) return { verdict: 'repeated' };
  if (!mayMove(order.status, notice.status)) return { verdict: 'superseded' };
  switch (notice.status) {
    case 'paid':
      return { verdict: await creditOrder(context, db, pack, order, notice) };
    case 'refunded':
    case 'charged_back':
      await reverseOrder(db, order, notice.status, { providerRef: notice.providerRef });
      return { verdict: 'reversed' };
    default: {
      const reason = `the provider says that the payment is ${notice.status}`;
      await changeOrder(db, order, { status: notice.status, reason, providerRef: notice.providerRef });
      return { verdict: 'moved' };
    }
  }
}

/** Locks and returns the order that a notification is about. Null when this provider has no such order. */
async function orderOf(db: Db, provider: string, { reference, namedBy }: Notice): Promise<OrderRow | null> {
  const named =
    namedBy === 'order' ? parsePaymentReference(reference) : await selectOrderOfPayment(db, provider, reference);
  return named && lockOrder(db, named, provider);
}

/** An order that is already settled keeps its state. Staff then act on the alert. */
async function moveToReview(db: Db, order: OrderRow, notice: Notice, mismatch: string): Promise<void> {
  if (!mayMove(order.status, 'review')) return;
  await changeOrder(db, order, {
    status: 'review',
    reason: `does not fit: ${mismatch}`,
    notes: [{ code: 'amount_in_review' }],
    providerRef: notice.providerRef,
  });
}
