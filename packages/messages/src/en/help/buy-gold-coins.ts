import { brand, orderExpiryHours, paymentMethods, sweepsLegalLine } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { hours } from './phrases.ts';

export function article() {
  return {
    lead: `You buy ${brand.goldCoins} to play for fun. ${brand.sweepsCoins} cannot be bought. Each package includes some as a free bonus. ${sweepsLegalLine}`,
    sections: {
      steps: {
        title: 'Buy a package',
        text: [
          {
            steps: [
              'Open [Buy Coins](buy-coins). Each package shows its price and what it includes.',
              'Choose a package. We take you to the page of the payment provider.',
              `Pay there with ${formats.or(paymentMethods)}. We never see your card.`,
              'You return to a page that shows your order. You can close it. We add your coins anyway.',
            ],
          },
          'Prices are in US dollars. You must be logged in, and your state or province must allow purchases.',
        ],
      },
      arrival: {
        title: 'When you get your coins',
        text: [
          'We add your coins when the provider confirms the payment, usually within seconds. Some payment methods take longer, and the order shows this. We email you a receipt.',
          `An order that is not paid within ${hours(orderExpiryHours)} expires. You are not charged.`,
        ],
      },
      special: {
        title: 'The first-purchase special',
        text: [
          'Until you have paid an order, you see an offer for your first purchase above the packages. It is once per person. If you pay for it twice, you get the regular package of the same price for the second payment.',
        ],
      },
      stopped: {
        title: 'When you cannot buy',
        text: [
          'You may be unable to buy because of your own limit, a break, or the rules where you live. We tell you the reason before you pay. See [Limits and breaks](help/limits-and-breaks) and [Where you can play](help/where-you-can-play).',
          `Where ${brand.sweepsCoins} are not available, a package includes ${brand.goldCoins} only. The order shows this from the start.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
