import { z } from 'zod';
import type { Notice, ReportedStatus } from '../payment-provider.ts';

const event = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
export type StripeEvent = z.infer<typeof event>;
type Fields = StripeEvent['data']['object'];

/** Returns null for a body that is not an event. */
export function parseEvent(body: string): StripeEvent | null {
  try {
    return event.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/** Returns a valid reference or id, which is short printable ASCII, or the empty string. */
function nameOf(value: unknown): string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,500}$/.test(value) ? value : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 500) : '';
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;
}

/** Returns an amount in minor units as text. A number that is not an integer gives an empty text, which matches no price. */
function amountOf(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : '';
}

type Reader = (object: Fields) => Pick<Notice, 'reference' | 'namedBy' | 'status' | 'amount'>;

const session = (statusOf: (object: Fields) => ReportedStatus | null): Reader => {
  return (object) => ({
    reference: nameOf(object.client_reference_id),
    namedBy: 'order',
    status: statusOf(object),
    amount: amountOf(object.amount_total),
  });
};

/** A dispute has only the payment's id, not its metadata. A `warning_` status means that no money has moved yet. */
const dispute: Reader = (object) => ({
  reference: nameOf(object.payment_intent),
  namedBy: 'payment',
  status: textOf(object.status).startsWith('warning_') ? null : 'charged_back',
  amount: amountOf(object.amount),
});

/** The events that change an order. The webhook endpoint subscribes to exactly these. */
const readers: Readonly<Record<string, Reader>> = {
  // A delayed payment method, such as a bank debit, completes as unpaid. A second event reports the payment.
  'checkout.session.completed': session(({ payment_status: status }) => {
    return status === 'paid' ? 'paid' : status === 'unpaid' ? 'pending' : null;
  }),
  'checkout.session.async_payment_succeeded': session(() => 'paid'),
  'checkout.session.async_payment_failed': session(() => 'failed'),
  'checkout.session.expired': session(() => 'cancelled'),
  // Stripe copies the payment's metadata to its charge. A partial refund does not match the order's amount.
  'charge.refunded': (object) => ({
    reference: nameOf(inside(object.metadata, 'order')),
    namedBy: 'order',
    status: 'refunded',
    amount: amountOf(object.amount_refunded),
  }),
  // A refund that failed after it was accepted. The money is back on the account, and staff decide what to do.
  'refund.failed': (object) => ({
    reference: nameOf(inside(object.metadata, 'order')),
    namedBy: 'order',
    status: null,
    amount: amountOf(object.amount),
  }),
  'charge.dispute.created': dispute,
  // An inquiry that became a chargeback later. Of other chargebacks, this is the second event, and repeats nothing.
  'charge.dispute.funds_withdrawn': dispute,
};

const unknownEvent: Reader = () => ({ reference: '', namedBy: 'order', status: null, amount: '' });

export function noticeOf({ type, livemode, data: { object } }: StripeEvent): Notice {
  const read = Object.hasOwn(readers, type) ? (readers[type] as Reader) : unknownEvent;
  return {
    ...read(object),
    providerRef: nameOf(object.payment_intent) || null,
    currency: textOf(object.currency),
    receiver: livemode ? 'live' : 'test',
    payer: textOf(inside(object.customer_details, 'email')) || textOf(object.customer_email) || null,
  };
}
