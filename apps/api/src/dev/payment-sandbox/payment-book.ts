import { randomBytes } from 'node:crypto';

/** The status of a payment at the provider. */
export type PaymentState = 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'refunded' | 'disputed';

/** The actions on a payment, with the states they start from and the state they lead to. */
export const paymentActions = {
  pay: { from: ['open', 'pending', 'declined'], to: 'paid', label: 'Pay' },
  hold: { from: ['open'], to: 'pending', label: 'Slow bank transfer' },
  decline: { from: ['open', 'pending'], to: 'declined', label: 'Decline' },
  cancel: { from: ['open', 'pending'], to: 'cancelled', label: 'Cancel' },
  dispute: { from: ['paid'], to: 'disputed', label: 'Dispute' },
  refund: { from: ['paid'], to: 'refunded', label: 'Refund' },
} as const satisfies Record<string, { from: readonly PaymentState[]; to: PaymentState; label: string }>;
export type PaymentAction = keyof typeof paymentActions;

/** The merchant's request, as the pages show it. */
export interface PaymentRequest {
  /** The merchant's reference of the order. */
  readonly order: string;
  readonly payTo: string;
  readonly what: string;
  /** Amount with currency. */
  readonly amount: string;
  readonly payer: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface SandboxPayment extends PaymentRequest {
  /** Part of the URL of the hosted page. */
  readonly id: string;
  /** The provider's numeric payment id. */
  readonly number: string;
  readonly preparedAt: Date;
  /** The request's parameters, as the merchant sent them. */
  readonly sent: Readonly<Record<string, string>>;
  state: PaymentState;
  /** The result of the last notification, for the list. */
  delivery: string;
}

/** Payments are in memory, so the oldest are removed when there are more than this. */
const capacity = 500;

export interface PaymentBook {
  add(request: PaymentRequest, sent: Readonly<Record<string, string>>): SandboxPayment;
  find(id: string): SandboxPayment | undefined;
  /** Newest first. */
  list(): SandboxPayment[];
}

export function createPaymentBook(): PaymentBook {
  const payments = new Map<string, SandboxPayment>();
  return {
    add(request, sent) {
      const payment: SandboxPayment = {
        ...request,
        id: randomBytes(16).toString('hex'),
        number: String(randomBytes(5).readUIntBE(0, 5)),
        preparedAt: new Date(),
        sent,
        state: 'open',
        delivery: 'nothing sent yet',
      };
      payments.set(payment.id, payment);
      for (const oldest of payments.keys()) {
        if (payments.size <= capacity) break;
        payments.delete(oldest);
      }
      return payment;
    },
    find: (id) => payments.get(id),
    list: () => [...payments.values()].reverse(),
  };
}

export function isPaymentAction(name: string): name is PaymentAction {
  return Object.hasOwn(paymentActions, name);
}

export function mayDo(payment: SandboxPayment, action: PaymentAction): boolean {
  return (paymentActions[action].from as readonly PaymentState[]).includes(payment.state);
}
