import { type OrderStatus, orderExpiryHours } from '@goldwren/rules';
import type { StatusTone } from '@goldwren/ui/status-text';

export interface OrderWords {
  tone: StatusTone;
  title: string;
  text: string;
}

/** What each state means to the buyer. None but `paid` says or hints that coins were added. */
export const orderWords: Record<OrderStatus, OrderWords> = {
  created: {
    tone: 'info',
    title: 'Waiting for your payment',
    text: 'The payment provider has not confirmed a payment yet. Coins are added as soon as it does.',
  },
  pending: {
    tone: 'info',
    title: 'Your payment is being processed',
    text: 'The payment provider is still working on it. Some payments take a while; you can leave this page.',
  },
  paid: { tone: 'ok', title: 'Paid', text: 'Thank you. The coins are in your balance.' },
  failed: {
    tone: 'bad',
    title: 'The payment failed',
    text: 'The payment provider did not take the payment, so no coins were added. You can try again.',
  },
  cancelled: {
    tone: 'info',
    title: 'Order cancelled',
    text: 'You cancelled the payment. Nothing was charged and no coins were added.',
  },
  expired: {
    tone: 'info',
    title: 'Order expired',
    text: `It was not paid within ${orderExpiryHours} hours. Nothing was charged and no coins were added.`,
  },
  review: {
    tone: 'warn',
    title: 'We are checking this payment',
    text: 'Something about it does not match the order, so a person looks at it first. You do not have to pay again.',
  },
  refunded: {
    tone: 'info',
    title: 'Refunded',
    text: 'The payment was returned to you, and coins of this order were taken back.',
  },
  charged_back: {
    tone: 'warn',
    title: 'Charged back',
    text: 'The payment was taken back from us, and coins of this order were taken back. Contact us if this surprises you.',
  },
};

/** A buyer who came back by the payment page's Cancel while no outcome is known. */
export const leftUnpaid: OrderWords = {
  tone: 'info',
  title: 'You left the payment page',
  text: 'No payment has been confirmed and no coins were added. If you did pay, this page shows it once it is confirmed.',
};
