import { brand, orderExpiryHours, paymentMethods, sweepsLegalLine } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { hours } from './phrases.ts';

export function article() {
  return {
    lead: `You buy ${brand.goldCoins}, to play for fun. ${brand.sweepsCoins} cannot be bought; each package comes with some as a free bonus. ${sweepsLegalLine}`,
    sections: {
      steps: {
        title: 'Buy a package',
        text: [
          {
            steps: [
              'Open [Buy Coins](buy-coins). Each package says what it costs and what it brings.',
              'Choose one. You are led to the page of the payment provider.',
              `Pay there with ${formats.or(paymentMethods)}. We never see your card.`,
              'You come back to a page that shows your order until it is settled. You may close it; the coins come all the same.',
            ],
          },
          'Prices are in US dollars. You need to be logged in, and your place must allow purchases.',
        ],
      },
      arrival: {
        title: 'When the coins arrive',
        text: [
          'As soon as the provider confirms the payment, usually within seconds. Some ways of payment take longer; the order then says that it is being processed. You get a receipt by mail.',
          `An order that is not paid within ${hours(orderExpiryHours)} expires. It costs nothing.`,
        ],
      },
      special: {
        title: 'The first-purchase special',
        text: [
          'Above the packages you see an offer for your first purchase, until you have paid an order. It is once per person. If it is paid twice, the second payment brings the regular package of the same price.',
        ],
      },
      stopped: {
        title: 'When a purchase is not possible',
        text: [
          'A limit that you have set, a break, or the rules of your place can stand against it. You are told which before any money moves. See [Limits and breaks](help/limits-and-breaks) and [Where you can play](help/where-you-can-play).',
          `Where ${brand.sweepsCoins} are not available a package brings ${brand.goldCoins} only; the order says so from the start.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
