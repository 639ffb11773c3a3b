import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StripeAccount } from '../../../payments/stripe/stripe-settings.ts';
import type { PaymentBook, SandboxPayment } from '../payment-book.ts';
import { chargeOf, intentOf } from './event.ts';
import { refuse } from './refuse.ts';

const path = '/dev/stripe/v1/refunds';
const known = new Set(['payment_intent', 'amount', 'reason', 'metadata[order]', 'metadata[refund]']);
const reasons = new Set(['duplicate', 'fraudulent', 'requested_by_customer']);
type Form = Readonly<Record<string, string>>;
type Refund = Readonly<Record<string, unknown>>;

/** The refunds of the Stripe API: create and list, for full refunds. `refunded` is called after each new one. */
export function installRefunds(
  app: FastifyInstance,
  account: StripeAccount,
  book: PaymentBook,
  refunded: (payment: SandboxPayment) => void,
): void {
  const refunds: Refund[] = [];
  /** By idempotency key: the parameters that were sent, and the refund that they created. */
  const created = new Map<string, { readonly sent: string; readonly refund: Refund }>();
  const isKnown = ({ headers }: FastifyRequest) => headers.authorization === `Bearer ${account.secretKey}`;
  const paymentOf = (intent: string | undefined) => book.list().find((payment) => intentOf(payment) === intent);
  app.get<{ Querystring: Form }>(path, async (request, reply) => {
    if (!isKnown(request)) return refuse(reply, 401, 'Invalid API Key provided');
    const { payment_intent: intent } = request.query;
    if (!paymentOf(intent)) return refuse(reply, 404, 'No such payment_intent', 'resource_missing');
    const data = refunds.filter(({ payment_intent }) => payment_intent === intent).reverse();
    return { object: 'list', url: '/v1/refunds', has_more: false, data };
  });
  app.post<{ Body: Form | undefined }>(path, async (request, reply) => {
    if (!isKnown(request)) return refuse(reply, 401, 'Invalid API Key provided');
    const { 'idempotency-key': key, 'stripe-version': version } = request.headers;
    const form = request.body ?? {};
    const before = created.get(String(key));
    if (before && before.sent !== JSON.stringify(form)) {
      return refuse(reply, 400, 'Keys for idempotent requests can only be used with the same parameters');
    }
    if (before) return before.refund;
    const unknown = Object.keys(form).find((name) => !known.has(name));
    if (unknown !== undefined) return refuse(reply, 400, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
    if (version === undefined || !reasons.has(form.reason ?? '')) return refuse(reply, 400, 'Invalid request');
    const payment = paymentOf(form.payment_intent);
    if (!payment) return refuse(reply, 404, 'No such payment_intent', 'resource_missing');
    if (payment.state === 'refunded') return refuse(reply, 400, 'Already refunded', 'charge_already_refunded');
    if (payment.state === 'disputed') return refuse(reply, 400, 'Disputed', 'charge_disputed');
    if (payment.state !== 'paid') return refuse(reply, 400, 'No successful charge', 'payment_intent_unexpected_state');
    const price = payment.sent['line_items[0][price_data][unit_amount]'];
    if (form.amount !== price) return refuse(reply, 400, 'Only the full amount is simulated', 'amount_too_large');
    const refund = refundObject(payment, form);
    refunds.push(refund);
    if (typeof key === 'string') created.set(key, { sent: JSON.stringify(form), refund });
    refunded(payment);
    return refund;
  });
}

function refundObject(payment: SandboxPayment, form: Form): Refund {
  return {
    id: `re_${randomBytes(12).toString('hex')}`,
    object: 'refund',
    amount: Number(form.amount),
    charge: chargeOf(payment),
    created: Math.floor(Date.now() / 1_000),
    currency: 'usd',
    metadata: { order: form['metadata[order]'], refund: form['metadata[refund]'] },
    payment_intent: intentOf(payment),
    reason: form.reason,
    status: 'succeeded',
  };
}
