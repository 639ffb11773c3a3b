import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PaymentAccount } from '../../../payments/provider-kind.ts';
import { isStripeAccount, type StripeAccount } from '../../../payments/stripe/stripe-settings.ts';
import { installFormParser } from '../form-parser.ts';
import { installPaymentPages } from '../install-pages.ts';
import type { Notification } from '../notifier.ts';
import { createPaymentBook, type PaymentBook, type SandboxPayment } from '../payment-book.ts';
import { refusalOf, requestOf } from './check-session.ts';
import { eventOf, sessionObject } from './event.ts';
import { installRefunds } from './install-refunds.ts';
import { refuse } from './refuse.ts';

const root = '/dev/stripe';
type Form = Record<string, string>;

/**
 * Simulates Stripe Checkout in this process, for its sandbox account. It creates sessions, shows the hosted page, refunds
 * payments, and posts signed events over HTTP, as Stripe does. Two things differ: it reports a declined card at once, and a session expires at
 * once when the buyer cancels.
 */
export function installStripeSandbox(app: FastifyInstance, account: PaymentAccount, notifyDelayMs: number): void {
  if (!isStripeAccount(account) || !account.apiUrl.endsWith(root)) return;
  installFormParser(app);
  const book = createPaymentBook();
  installSessions(app, account, book);
  const act = installPaymentPages(app, {
    root,
    book,
    notifyDelayMs,
    webhookUrl: `${account.apiUrl.slice(0, -root.length)}/api/store/webhooks/${account.name}`,
    notificationOf: (payment, action) => {
      const event = eventOf(payment, action);
      const body = JSON.stringify(event, null, 2);
      return { what: event.type, make: () => signed(account, body) };
    },
  });
  installRefunds(app, account, book, (payment) => act(payment, 'refund'));
}

/** Signs each attempt again, as Stripe does, so that the signature is recent even after an hour of retries. */
function signed({ webhookSecrets: [secret = ''] }: StripeAccount, body: string): Notification {
  const t = Math.floor(Date.now() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${t},v1=${v1},v0=${'0'.repeat(64)}`,
    },
    body,
  };
}

function installSessions(app: FastifyInstance, account: StripeAccount, book: PaymentBook): void {
  /** By idempotency key: the parameters that were sent, and the payment that they created. */
  const created = new Map<string, { readonly sent: string; readonly payment: SandboxPayment }>();
  app.post<{ Body: Form | undefined }>(`${root}/v1/checkout/sessions`, async (request, reply) => {
    const { authorization, 'idempotency-key': key, 'stripe-version': version } = request.headers;
    if (authorization !== `Bearer ${account.secretKey}`) return refuse(reply, 401, 'Invalid API Key provided');
    const form = request.body ?? {};
    const refusal = version === undefined ? 'no Stripe-Version' : refusalOf(form);
    if (refusal !== null) return refuse(reply, 400, refusal);
    const sent = JSON.stringify(form);
    const before = created.get(String(key));
    if (before && before.sent !== sent)
      return refuse(reply, 400, 'Keys for idempotent requests can only be used with the same parameters');
    const payment = before?.payment ?? book.add(requestOf(form), { ...form });
    if (typeof key === 'string') created.set(key, { sent, payment });
    return sessionObject(payment, {
      // The hosted page must be on the origin that the buyer's browser uses.
      url: `${new URL(payment.returnUrl).origin}${root}/payments/${payment.id}#${payment.number}`,
    });
  });
}
