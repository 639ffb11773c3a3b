import { randomBytes } from 'node:crypto';
import type { PaymentAction, SandboxPayment } from '../payment-book.ts';

const line = 'line_items[0][price_data]';
type Json = Readonly<Record<string, unknown>>;

interface Event extends Json {
  readonly type: string;
}

/** Builds a Checkout Session object for API answers and events. */
export function sessionObject(payment: SandboxPayment, state: Json): Json {
  const { sent } = payment;
  return {
    id: `cs_test_${payment.id}`,
    object: 'checkout.session',
    amount_total: Number(sent[`${line}[unit_amount]`]),
    client_reference_id: sent.client_reference_id,
    created: Math.floor(payment.preparedAt.getTime() / 1_000),
    currency: sent[`${line}[currency]`],
    customer_details: null,
    customer_email: sent.customer_email,
    livemode: false,
    metadata: {},
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    ...state,
  };
}

/** Builds the event that Stripe posts for an action. It does not share code with the adapter. */
export function eventOf(payment: SandboxPayment, action: PaymentAction): Event {
  const [type, object] = typeAndObjectOf(payment, action);
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: '2025-03-31.basil',
    created: Math.floor(Date.now() / 1_000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

function typeAndObjectOf(payment: SandboxPayment, action: PaymentAction): [type: string, object: Json] {
  const complete = {
    payment_intent: intentOf(payment),
    status: 'complete',
    customer_details: { email: payment.payer },
  };
  const paid = { ...complete, payment_status: 'paid' };
  const isSlow = payment.state === 'pending';
  switch (action) {
    case 'pay':
      return [`checkout.session.${isSlow ? 'async_payment_succeeded' : 'completed'}`, sessionObject(payment, paid)];
    case 'hold':
      return ['checkout.session.completed', sessionObject(payment, complete)];
    case 'decline':
      return ['checkout.session.async_payment_failed', sessionObject(payment, complete)];
    case 'cancel':
      return ['checkout.session.expired', sessionObject(payment, { status: 'expired' })];
    case 'refund':
      return ['charge.refunded', chargeObject(payment)];
    case 'dispute':
      return ['charge.dispute.created', disputeObject(payment)];
  }
}

export function intentOf({ number }: SandboxPayment): string {
  return `pi_sandbox${number}`;
}

export function chargeOf({ number }: SandboxPayment): string {
  return `ch_sandbox${number}`;
}

/** A charge contains the metadata of its payment. */
function chargeObject(payment: SandboxPayment): Json {
  const amount = Number(payment.sent[`${line}[unit_amount]`]);
  return {
    id: chargeOf(payment),
    object: 'charge',
    amount,
    amount_refunded: amount,
    currency: payment.sent[`${line}[currency]`],
    metadata: { order: payment.sent['payment_intent_data[metadata][order]'] },
    payment_intent: intentOf(payment),
    refunded: true,
    status: 'succeeded',
  };
}

/** A dispute does not contain the metadata of its payment. */
function disputeObject(payment: SandboxPayment): Json {
  return {
    id: `du_sandbox${payment.number}`,
    object: 'dispute',
    amount: Number(payment.sent[`${line}[unit_amount]`]),
    charge: chargeOf(payment),
    currency: payment.sent[`${line}[currency]`],
    metadata: {},
    payment_intent: intentOf(payment),
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
