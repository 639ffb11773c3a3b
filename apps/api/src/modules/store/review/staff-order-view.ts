import type { StaffOrder, StaffOrderDetail } from '@goldwren/contracts/staff';
import { formatHundredths } from '@goldwren/rules';
import type { PaymentProviders } from '../../../payments/configured-providers.ts';
import { paymentReference } from '../../../payments/payment-reference.ts';
import type { PlayerLine } from '../../players/public.ts';
import type { ViewedOrder } from './get-staff-order.ts';
import type { StaffOrderRow } from './staff-order.store.ts';
import { reviewDueAt } from './waiting-orders.ts';

interface ViewContext {
  readonly now: Date;
  readonly providers: PaymentProviders;
}

/** Builds the order as back-office lists show it. */
export function staffOrderView(order: StaffOrderRow, player: PlayerLine, { now, providers }: ViewContext): StaffOrder {
  const dueAt = order.status === 'review' ? reviewDueAt(order.since) : null;
  return {
    id: order.id,
    player,
    status: order.status,
    package_name: order.packageName,
    price_usd: formatHundredths(order.priceCents),
    provider: providers.byName(order.provider)?.label ?? order.provider,
    provider_reference: order.providerRef,
    created_at: order.createdAt.toISOString(),
    since: order.since.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    breached: dueAt !== null && dueAt < now,
  };
}

export function staffOrderDetailView(viewed: ViewedOrder, context: ViewContext): StaffOrderDetail {
  const { order, player, history, notices, notes, creditRefusal, mayDecide, refunds, isRefundable } = viewed;
  const hasRefund = refunds.some(({ status }) => status !== 'rejected');
  return {
    ...staffOrderView(order, player, context),
    provider_order: paymentReference(order),
    gold_amount: formatHundredths(order.gold),
    sweeps_bonus: formatHundredths(order.sweeps),
    granted:
      order.grantedGold === null
        ? null
        : { gold: formatHundredths(order.grantedGold), sweeps: formatHundredths(order.grantedSweeps ?? 0n) },
    note_codes: order.notes.map(({ code }) => code),
    history: history.map(({ status, at, reason }) => ({ status, at: at.toISOString(), reason })),
    notices: notices.map(({ receivedAt, verdict, notice }) => ({
      at: receivedAt.toISOString(),
      verdict,
      status: notice?.status ?? 'unknown',
      amount: notice?.amount ?? '',
      currency: notice?.currency ?? '',
      receiver: notice?.receiver ?? '',
      provider_reference: notice?.providerRef ?? null,
    })),
    refunds: refunds.map(({ id, status, requestedByName, requestedAt, providerRef, rejection }) => ({
      id,
      status,
      requested_by: requestedByName,
      requested_at: requestedAt.toISOString(),
      provider_reference: providerRef,
      rejection,
    })),
    notes: notes.map(({ at, writtenBy, text }) => ({ at: at.toISOString(), by: writtenBy, text })),
    choices: {
      credit: mayDecide && creditRefusal === null && !hasRefund,
      credit_refusal: creditRefusal,
      record_refund: mayDecide,
      refund: isRefundable && !hasRefund,
    },
  };
}
