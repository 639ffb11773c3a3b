import { brand } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';

export function article() {
  return {
    lead: 'Coins belong to the payment that brought them. When the payment goes back, so do they.',
    sections: {
      ask: {
        title: 'Ask for a refund',
        text: [
          '[Write to us](contact) with the order number and say what went wrong. A person looks at it and answers. Coins that have been played are usually not refunded.',
          'A payment that reached us although you may not buy, because of your place, a limit or an exclusion, brings no coins; our staff refund it.',
        ],
      },
      coins: {
        title: 'What happens to the coins',
        text: [
          `The ${brand.goldCoins} and the bonus ${brand.sweepsCoins} of the order are taken back as far as your balances reach. What you have played already is recorded as owed, and you cannot redeem until it is settled. You can still play with what you have.`,
          'Your order and your activity show exactly what was taken back.',
        ],
      },
      chargeback: {
        title: 'Chargebacks',
        text: [
          'A chargeback is a payment that your bank or the provider takes back from us. It always suspends redemption until it is settled. If you did not ask for it, or if it was a mistake, [write to us](contact) first: it is quicker than a dispute.',
        ],
      },
      unknown: {
        title: 'A payment that you do not recognize',
        text: [
          'Look at your orders on the [dashboard](dashboard) first. If it is none of them, set a new [password](forgot-password), tell your bank, and [write to us](contact).',
        ],
      },
    },
  } satisfies HelpArticle;
}
