import { orderExpiryHours, orderReview } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { orderStatus as state } from '../coins/order-status.ts';
import { hours } from './phrases.ts';

export function article() {
  return {
    lead: 'Your recent orders are on your dashboard, each with its status. We add coins when the payment provider confirms the payment.',
    sections: {
      states: {
        title: 'What each status means',
        text: [
          {
            list: [
              `${state.created}: no payment has been confirmed yet.`,
              `${state.pending}: the provider is still working on it. Some payments take a while.`,
              `${state.paid}: the coins are in your balance.`,
              `${state.failed} or ${state.cancelled.toLowerCase()}: no payment was taken, and no coins were added. You can order again.`,
              `${state.expired}: it was not paid within ${hours(orderExpiryHours)}.`,
              `${state.review}: the payment does not match the order, so our staff check it within ${orderReview.maxBusinessDays} business days. You do not have to pay again.`,
              `${state.refunded} or ${state.charged_back.toLowerCase()}: the payment was returned, and we removed the coins.`,
            ],
          },
          'If a payment arrives later for a failed, canceled or expired order, we add the coins and the order is paid.',
        ],
      },
      missing: {
        title: 'You have paid, but the coins are missing',
        text: [
          {
            steps: [
              'Open the order on your [dashboard](dashboard). Its page updates automatically.',
              'If it is still pending, wait a while. Bank payments are not instant.',
              'If your bank statement shows the payment but the order does not, [write to us](contact) with the order number. You do not lose your payment.',
            ],
          },
          'Do not pay a second time.',
        ],
      },
      proof: {
        title: 'Receipts and records',
        text: [
          'We email you a receipt for each paid order. [Activity](activity) lists the coins of each order with its reference.',
        ],
      },
    },
  } satisfies HelpArticle;
}
