import { randomBytes } from 'node:crypto';

/** Where a payment stands at the provider. */
export type PaymentState = 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'refunded' | 'disputed';

/** What somebody can do with a payment: from where, to where, and what the merchant is then told. */
export const paymentActions = {
  pay: { from: ['open', 'pending', 'declined'], to: 'paid', status: '2', event: 'payment', label: 'Pay' },
  hold: { from: ['open'], to: 'pending', status: '0', event: 'payment', label: 'Slow bank transfer' },
  decline: { from: ['open', 'pending'], to: 'declined', status: '-2', event: 'payment', label: 'Decline' },
  cancel: { from: ['open', 'pending'], to: 'cancelled', status: '-1', event: 'payment', label: 'Cancel' },
  dispute: { from: ['paid'], to: 'disputed', status: '-3', event: 'payment', label: 'Dispute' },
  refund: { from: ['paid'], to: 'refunded', status: '2', event: 'refund', label: 'Refund' },
} as const satisfies Record<
  string,
  { from: readonly PaymentState[]; to: PaymentState; status: string; event: string; label: string }
>;
export type PaymentAction = keyof typeof paymentActions;

export interface SandboxPayment {
  readonly sid: string;
  /** The provider's own id of the payment. */
  readonly reference: string;
  readonly preparedAt: Date;
  /** As the merchant sent them. */
  readonly request: Readonly<Record<string, string>>;
  state: PaymentState;
  /** How the last notification went, for the list. */
  delivery: string;
}

/** Oldest payments are forgotten beyond this many: the book lives in memory. */
const kept = 500;

export interface PaymentBook {
  prepare(request: Readonly<Record<string, string>>): SandboxPayment;
  find(sid: string): SandboxPayment | undefined;
  /** Newest first. */
  list(): SandboxPayment[];
}

export function createPaymentBook(): PaymentBook {
  const payments = new Map<string, SandboxPayment>();
  return {
    prepare(request) {
      const payment: SandboxPayment = {
        sid: randomBytes(16).toString('hex'),
        reference: String(randomBytes(5).readUIntBE(0, 5)),
        preparedAt: new Date(),
        request,
        state: 'open',
        delivery: 'nothing sent yet',
      };
      payments.set(payment.sid, payment);
      for (const oldest of payments.keys()) {
        if (payments.size <= kept) break;
        payments.delete(oldest);
      }
      return payment;
    },
    find: (sid) => payments.get(sid),
    list: () => [...payments.values()].reverse(),
  };
}

export function isPaymentAction(name: string): name is PaymentAction {
  return Object.hasOwn(paymentActions, name);
}

export function mayDo(payment: SandboxPayment, action: PaymentAction): boolean {
  return (paymentActions[action].from as readonly PaymentState[]).includes(payment.state);
}
