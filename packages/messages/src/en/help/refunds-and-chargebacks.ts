import { brand } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';

export function article() {
  return {
    lead: 'Coins belong to the payment that you made for them. If the payment is returned, we remove the coins.',
    sections: {
      ask: {
        title: 'Request a refund',
        text: [
          '[Write to us](contact) with the order number and tell us what went wrong. A person answers. We usually do not refund coins that you have played.',
          'You may have paid when you could not buy, because of your location, a limit or an exclusion. Then we add no coins and refund the payment.',
        ],
      },
      coins: {
        title: 'What happens to the coins',
        text: [
          `We remove the ${brand.goldCoins} and bonus ${brand.sweepsCoins} of the order, as far as your balances allow. We record what you have already played as owed, and you cannot redeem until it is settled. You can still play.`,
          'Your order and your activity show exactly what we removed.',
        ],
      },
      chargeback: {
        title: 'Chargebacks',
        text: [
          'In a chargeback, your bank or the provider takes a payment back from us. You cannot redeem until it is settled. If you did not request it, or if it was a mistake, [write to us](contact) first. This is faster than a dispute.',
        ],
      },
      unknown: {
        title: 'A payment that you do not recognize',
        text: [
          'Check your orders on the [dashboard](dashboard) first. If you do not find the payment there, set a new [password](forgot-password), call your bank, and [write to us](contact).',
        ],
      },
    },
  } satisfies HelpArticle;
}
