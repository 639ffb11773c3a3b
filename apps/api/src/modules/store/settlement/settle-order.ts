import { mayMove, type NoticeVerdict, type PolicyPack } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Notice, PaymentProvider } from '../../../payments/payment-provider.ts';
import { parsePaymentReference } from '../../../payments/payment-reference.ts';
import type { Db } from '../../../platform/database.ts';
import { changeOrder, lockOrder, type OrderRow, selectOrderOfPayment, selectOwner } from '../orders/order.store.ts';
import { creditOrder } from './credit-order.ts';
import { reverseOrder } from './reverse-order.ts';

export interface Settlement {
  readonly verdict: NoticeVerdict;
  /** For the log: what does not fit. */
  readonly detail?: string;
}

/**
 * Applies one genuine notification to its order, in the caller's transaction. The order's row is locked first, then the
 * player, then the wallets: two notifications of one order take turns, and the table of moves decides what each may
 * still do, so that every order of arrival ends alike.
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
  const misfit = provider.mismatch(notice, order.priceCents);
  if (misfit !== null) {
    await putInReview(db, order, notice, misfit);
    return { verdict: 'mismatch', detail: misfit };
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

/** The order that a notification is about, locked; null where this provider has none of ours by that name. */
async function orderOf(db: Db, provider: string, { reference, namedBy }: Notice): Promise<OrderRow | null> {
  const named =
    namedBy === 'order' ? parsePaymentReference(reference) : await selectOrderOfPayment(db, provider, reference);
  if (!named) return null;
  const playerId = named.playerId ?? (await selectOwner(db, named.id));
  return playerId === null ? null : lockOrder(db, { id: named.id, playerId }, provider);
}

/** An order that is settled already stays as it is: the alert alone calls for a person. */
async function putInReview(db: Db, order: OrderRow, notice: Notice, misfit: string): Promise<void> {
  if (!mayMove(order.status, 'review')) return;
  await changeOrder(db, order, {
    status: 'review',
    reason: `does not fit: ${misfit}`,
    notes: [{ code: 'amount_in_review' }],
    providerRef: notice.providerRef,
  });
}
