import type { FastifyInstance, FastifyReply } from 'fastify';
import { installFormParser } from '../../../http/contract/form-parser.ts';
import { createNotifier } from '../notifier.ts';
import { noSuchPaymentPage, paymentPage, paymentsPage, sandboxPolicy } from '../pages.ts';
import {
  createPaymentBook,
  isPaymentAction,
  mayDo,
  type PaymentAction,
  paymentActions,
  type SandboxPayment,
} from '../payment-book.ts';
import { refusalOf } from './check-request.ts';
import { notificationForm } from './notification-form.ts';
import type { SandboxAccount } from './sandbox-account.ts';

const root = '/dev/skrill';
const list = `${root}/payments`;
type Form = Record<string, string>;

/**
 * Simulates Skrill Quick Checkout on this process, outside production: takes `prepare_only` requests, shows the hosted
 * page, and posts signed notifications over HTTP like the real one. Payments live in this process's memory.
 */
export function installSkrillSandbox(app: FastifyInstance, account: SandboxAccount): void {
  installFormParser(app);
  const book = createPaymentBook();
  const notifier = createNotifier(account.statusUrl ?? '');
  app.addHook('onClose', async () => notifier.close());
  const act = (payment: SandboxPayment, action: PaymentAction): void => {
    payment.state = paymentActions[action].to;
    notifier.send(payment, notificationForm(account, payment, action), account.notifyDelayMs);
  };

  app.post<{ Body: Form | undefined }>(root, async (request, reply) => {
    const refusal = refusalOf(account, request.body ?? {});
    reply.type('text/plain; charset=utf-8');
    if (refusal !== null) return reply.code(400).send(refusal);
    return book.prepare({ ...request.body }).sid;
  });
  app.get<{ Querystring: { sid?: string } }>(root, async (request, reply) => {
    if (request.query.sid === undefined) return reply.redirect(list, 303);
    const payment = book.find(String(request.query.sid));
    if (!payment) return page(reply.code(404), noSuchPaymentPage());
    return page(reply, paymentPage(payment), payment);
  });
  app.get(list, async (_request, reply) => page(reply, paymentsPage(book.list())));
  app.post<{ Params: { sid: string; action: string } }>(`${list}/:sid/:action`, async (request, reply) => {
    const { sid, action } = request.params;
    const payment = book.find(sid);
    if (!payment || !isPaymentAction(action)) return page(reply.code(404), noSuchPaymentPage());
    // A button pressed twice changes nothing the second time.
    if (mayDo(payment, action)) act(payment, action);
    return reply.redirect(nextPage(payment, action), 303);
  });
}

function page(reply: FastifyReply, html: string, payment?: SandboxPayment): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', sandboxPolicy(payment?.request.return_url))
    .header('cache-control', 'no-store')
    .send(html);
}

/** The buyer goes back to the shop; who disputes or refunds stays with the list. */
function nextPage(payment: SandboxPayment, action: PaymentAction): string {
  if (action === 'dispute' || action === 'refund') return list;
  const { return_url: returnUrl = list, cancel_url: cancelUrl = list } = payment.request;
  return action === 'cancel' ? cancelUrl : returnUrl;
}
