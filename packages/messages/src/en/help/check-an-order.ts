import { orderExpiryHours, orderReview } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { orderStatus as state } from '../order-status.ts';
import { hours } from './phrases.ts';

export function article() {
  return {
    lead: 'Your latest orders stand on your dashboard, each with its state. What the payment provider confirms decides, never what your browser came back with.',
    sections: {
      states: {
        title: 'What each state means',
        text: [
          {
            list: [
              `${state.created}: no payment has been confirmed yet.`,
              `${state.pending}: the provider is still working on it. Some payments take a while.`,
              `${state.paid}: the coins are in your balance.`,
              `${state.failed} or ${state.cancelled.toLowerCase()}: no payment was taken, and no coins were added. You can order again.`,
              `${state.expired}: it was not paid within ${hours(orderExpiryHours)}.`,
              `${state.review}: something about the payment does not fit the order, so a person looks at it, within ${orderReview.maxBusinessDays} business days. You do not have to pay again.`,
              `${state.refunded} or ${state.charged_back.toLowerCase()}: the money went back, and so did the coins.`,
            ],
          },
          'If a payment arrives after all for an order that had failed, was cancelled or had expired, the coins are added and the order is paid.',
        ],
      },
      missing: {
        title: 'You have paid, but the coins are missing',
        text: [
          {
            steps: [
              'Open the order on your [dashboard](dashboard). Its page asks for news by itself.',
              'If it is still waiting, give your payment some time: bank payments are not instant.',
              'If your statement shows the payment and the order does not, [write to us](contact) with the order number. Nothing that was paid is lost.',
            ],
          },
          'Do not pay twice in the meantime.',
        ],
      },
      proof: {
        title: 'Receipts and records',
        text: [
          'You get a receipt by mail for each paid order. Under [Activity](activity) every coin that an order brought stands with the order’s reference.',
        ],
      },
    },
  } satisfies HelpArticle;
}
