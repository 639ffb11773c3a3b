import type { FastifyInstance, FastifyReply } from 'fastify';
import { createNotifier, type Notification } from './notifier.ts';
import { noSuchPaymentPage, paymentPage, paymentsPage, sandboxPolicy } from './pages.ts';
import {
  isPaymentAction,
  mayDo,
  type PaymentAction,
  type PaymentBook,
  paymentActions,
  type SandboxPayment,
} from './payment-book.ts';

/** The provider-specific parts of a simulator. */
export interface Simulator {
  /** The path of its pages, `/dev/…`. */
  readonly root: string;
  /** The merchant's webhook. */
  readonly webhookUrl: string;
  readonly notifyDelayMs: number;
  readonly book: PaymentBook;
  /** Returns the notification for an action, built again for each attempt; null when this provider sends none. */
  notificationOf(payment: SandboxPayment, action: PaymentAction): { what: string; make: () => Notification } | null;
}

/**
 * Installs the hosted page of each payment and the list of all payments. Payments are in this process's memory.
 * Returns the function that applies an action and sends its notification.
 */
export function installPaymentPages(
  app: FastifyInstance,
  simulator: Simulator,
): (payment: SandboxPayment, action: PaymentAction) => void {
  const { root, book } = simulator;
  const list = `${root}/payments`;
  const notifier = createNotifier(simulator.webhookUrl);
  app.addHook('onClose', async () => notifier.close());
  const act = (payment: SandboxPayment, action: PaymentAction): void => {
    const notification = simulator.notificationOf(payment, action);
    payment.state = paymentActions[action].to;
    if (notification) notifier.send(payment, notification.what, notification.make, simulator.notifyDelayMs);
  };
  app.get(list, async (_request, reply) => page(reply, paymentsPage(root, book.list())));
  app.get<{ Params: { id: string } }>(`${list}/:id`, async (request, reply) => {
    return hostedPage(reply, root, book.find(request.params.id));
  });
  app.post<{ Params: { id: string; action: string } }>(`${list}/:id/:action`, async (request, reply) => {
    const { id, action } = request.params;
    const payment = book.find(id);
    if (!payment || !isPaymentAction(action)) return page(reply.code(404), noSuchPaymentPage());
    // Pressing a button a second time has no effect.
    if (mayDo(payment, action)) act(payment, action);
    return reply.redirect(nextPage(list, payment, action), 303);
  });
  return act;
}

export function hostedPage(reply: FastifyReply, root: string, payment: SandboxPayment | undefined): FastifyReply {
  if (!payment) return page(reply.code(404), noSuchPaymentPage());
  return page(reply, paymentPage(root, payment), payment);
}

function page(reply: FastifyReply, html: string, payment?: SandboxPayment): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', sandboxPolicy(payment?.returnUrl))
    .header('cache-control', 'no-store')
    .send(html);
}

/** A buyer returns to the shop. Disputes and refunds return to the list. */
function nextPage(list: string, payment: SandboxPayment, action: PaymentAction): string {
  if (action === 'dispute' || action === 'refund') return list;
  return action === 'cancel' ? payment.cancelUrl : payment.returnUrl;
}
