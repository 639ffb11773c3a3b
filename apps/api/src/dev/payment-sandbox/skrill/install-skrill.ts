import type { FastifyInstance } from 'fastify';
import type { PaymentAccount } from '../../../payments/provider-kind.ts';
import { isSkrillAccount } from '../../../payments/skrill/skrill-settings.ts';
import { installFormParser } from '../form-parser.ts';
import { hostedPage, installPaymentPages } from '../install-pages.ts';
import { createPaymentBook, type PaymentRequest } from '../payment-book.ts';
import { refusalOf } from './check-request.ts';
import { notificationForm } from './notification-form.ts';

const root = '/dev/skrill';
type Form = Record<string, string>;

/**
 * Simulates Skrill Quick Checkout in this process, for its sandbox account. It accepts `prepare_only` requests, shows the
 * hosted page, and posts signed notifications over HTTP, as Skrill does.
 */
export function installSkrillSandbox(app: FastifyInstance, account: PaymentAccount, notifyDelayMs: number): void {
  if (!isSkrillAccount(account) || account.checkoutUrl !== null) return;
  installFormParser(app);
  const book = createPaymentBook();
  app.post<{ Body: Form | undefined }>(root, async (request, reply) => {
    const refusal = refusalOf(account, request.body ?? {});
    reply.type('text/plain; charset=utf-8');
    if (refusal !== null) return reply.code(400).send(refusal);
    return book.add(requestOf(request.body ?? {}), { ...request.body }).id;
  });
  app.get<{ Querystring: { sid?: string } }>(root, async (request, reply) => {
    if (request.query.sid === undefined) return reply.redirect(`${root}/payments`, 303);
    return hostedPage(reply, root, book.find(String(request.query.sid)));
  });
  installPaymentPages(app, {
    root,
    book,
    notifyDelayMs,
    webhookUrl: account.statusUrl ?? '',
    notificationOf: (payment, action) => {
      const form = notificationForm(account, payment, action);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return { what: `status ${form.get('status')}`, make: () => ({ headers, body: form.toString() }) };
    },
  });
}

function requestOf(sent: Form): PaymentRequest {
  const field = (name: string): string => sent[name] ?? '';
  return {
    order: field('transaction_id'),
    payTo: field('recipient_description') || field('pay_to_email'),
    what: field('detail1_text'),
    amount: `${field('amount')} ${field('currency')}`,
    payer: `${field('firstname')} ${field('lastname')} ${field('pay_from_email')}`,
    returnUrl: field('return_url'),
    cancelUrl: field('cancel_url'),
  };
}
