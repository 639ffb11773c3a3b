import { createHash, createHmac, randomUUID } from 'node:crypto';
import { readConfig } from '../../../src/config/config.ts';
import type { Delivery } from '../../../src/payments/payment-provider.ts';
import { isStripeAccount, type StripeAccount } from '../../../src/payments/stripe/stripe-settings.ts';
import { testSettings } from '../api/settings.ts';
import type { Facts, NotifiedStatus, Wire } from './wire-types.ts';

const account = readConfig(testSettings('postgres://nowhere/db')).payments.accounts.find(
  isStripeAccount,
) as StripeAccount;
const [secret = ''] = account.webhookSecrets;

const types: Readonly<Record<NotifiedStatus, string>> = {
  processed: 'checkout.session.completed',
  pending: 'checkout.session.completed',
  cancelled: 'checkout.session.expired',
  failed: 'checkout.session.async_payment_failed',
  chargeback: 'charge.dispute.created',
  refund: 'charge.refunded',
  nonsense: 'checkout.session.completed',
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Returns the payment id of an order. Each order has one payment. */
export function intentOf(reference: string): string {
  return `pi_${hashOf(reference).slice(0, 24)}`;
}

function objectOf(reference: string, notified: NotifiedStatus, { amount = 1_000, currency = 'usd' }: Facts) {
  const payment_intent = intentOf(reference);
  const id = hashOf(reference);
  if (notified === 'chargeback')
    return {
      id: `du_${id}`,
      object: 'dispute',
      amount,
      currency,
      payment_intent,
      metadata: {},
      status: 'needs_response',
    };
  if (notified === 'refund') {
    const metadata = { order: reference };
    return {
      id: `ch_${id}`,
      object: 'charge',
      amount,
      amount_refunded: amount,
      currency,
      metadata,
      payment_intent,
      refunded: true,
    };
  }
  return {
    id: `cs_test_${id}`,
    object: 'checkout.session',
    amount_total: amount,
    client_reference_id: reference,
    currency,
    customer_details: { email: 'payer@example.test' },
    payment_intent: notified === 'cancelled' ? null : payment_intent,
    payment_status: notified === 'processed' ? 'paid' : notified === 'nonsense' ? 'no_payment_required' : 'unpaid',
  };
}

function stripeEvent(reference: string, notified: NotifiedStatus, facts: Facts = {}): string {
  const spelling = facts.again ? randomUUID() : JSON.stringify(facts);
  return JSON.stringify({
    id: `evt_${hashOf(`${reference} ${notified} ${spelling}`)}`,
    object: 'event',
    data: { object: objectOf(reference, notified, facts) },
    livemode: facts.receiver === 'live',
    type: types[notified],
  });
}

const v1Of = (t: string, body: string): string => createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');

/** Builds the delivery of a body. `signature` replaces the valid one. */
function stripeDelivery(
  body: string,
  { at = new Date(), signature }: { at?: Date; signature?: string } = {},
): Delivery {
  const t = String(Math.floor(at.getTime() / 1_000));
  return {
    body: Buffer.from(body),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? `t=${t},v1=${v1Of(t, body)}`,
    },
    at: new Date(),
  };
}

/** Builds an event about the dispute of an order's payment, in another state than that of `deliver`. */
export function disputeEvent(reference: string, type: string, status: string): Delivery {
  return stripeDelivery(
    JSON.stringify({
      id: `evt_${hashOf(`${reference} ${type} ${status}`)}`,
      object: 'event',
      data: { object: { ...objectOf(reference, 'chargeback', {}), status } },
      livemode: false,
      type,
    }),
  );
}

const headerOf = ({ headers }: Delivery): string => String(headers['stripe-signature']);
const withHeader = (change: (header: string) => string) => (genuine: Delivery) => ({
  ...genuine,
  headers: { ...genuine.headers, 'stripe-signature': change(headerOf(genuine)) },
});
const withBody = (change: (body: string) => string) => (genuine: Delivery) => ({
  ...genuine,
  body: Buffer.from(change(Buffer.from(genuine.body).toString())),
});

export const stripeWire: Wire = {
  name: 'Stripe',
  provider: 'stripe-sandbox',
  deliver: (reference, notified, facts = {}) =>
    stripeDelivery(stripeEvent(reference, notified, facts), { ...(facts.at ? { at: facts.at } : {}) }),
  forgeries: {
    'no signature at all': withHeader(() => ''),
    'only a timestamp': withHeader((header) => header.replace(/,v1=.*/, '')),
    'only another scheme': withHeader((header) => header.replace('v1=', 'v0=')),
    'a signature of another secret': (genuine) => {
      const t = /t=(\d+)/.exec(headerOf(genuine))?.[1];
      const v1 = createHmac('sha256', 'whsec_other')
        .update(`${t}.${Buffer.from(genuine.body)}`)
        .digest('hex');
      return withHeader(() => `t=${t},v1=${v1}`)(genuine);
    },
    'a signature in capitals': withHeader((header) =>
      header.replace(/v1=\w+/, (v1) => `v1=${v1.slice(3).toUpperCase()}`),
    ),
    'another timestamp': withHeader((header) => header.replace(/t=(\d+)/, (_, t) => `t=${Number(t) + 1}`)),
    'two timestamps': withHeader((header) => `t=1,${header}`),
    'an amount changed after signing': withBody((body) => body.replace(':1000', ':9999')),
    'an extra space': withBody((body) => ` ${body}`),
    'a recorded delivery, 301 seconds old': (genuine) => ({ ...genuine, at: new Date(genuine.at.getTime() + 302_000) }),
    'a delivery from the future': (genuine) => ({ ...genuine, at: new Date(genuine.at.getTime() - 302_000) }),
  },
  mismatches: {
    'less money': { amount: 999 },
    'more money': { amount: 1_001 },
    'dollars instead of cents': { amount: 10 },
    'a fraction of a cent': { amount: 1_000.5 },
    'the amount as text': { amount: '1000' },
    'another currency': { currency: 'cad' },
    'a currency in capitals': { currency: 'USD' },
    'another mode': { receiver: 'live' },
  },
  alter: (data) => ({ ...data, body: data.body?.replace(':1000', ':9999') ?? '' }),
};
