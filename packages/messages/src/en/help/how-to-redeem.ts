import { brand, payoutTerms, redemptionLimits, usdCentsOf } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days, hours, sc } from './phrases.ts';

export function article() {
  return {
    lead: `${brand.sweepsCoins} that you have played can become a prize, at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}. ${brand.goldCoins} never can.`,
    sections: {
      steps: {
        title: 'Ask for a prize',
        text: [
          {
            steps: [
              'Open [Redeem](redeem). Every condition stands beside the form with met or not yet, and from when it will be met.',
              `Enter an amount: at least ${sc(payoutTerms.bank.minimumHundredths)}, or ${sc(payoutTerms.gift_card.minimumHundredths)} for an Amazon gift card.`,
              'Choose how to be paid, and where to. The destination must be in your own verified name.',
              'Send the request. The coins leave your balance at once.',
              'The first time, send your documents: see [Verify your identity](help/verify-your-identity).',
            ],
          },
          'A request cannot be taken back to play with the coins. If it is not approved they come back by themselves.',
        ],
      },
      amount: {
        title: 'How much can be redeemed',
        text: [
          'The smaller of these numbers; the screen shows both:',
          {
            list: [
              `what has been played: each coin once, wherever it came from;`,
              `what you have held for ${hours(redemptionLimits.heldHours)}: your lowest balance of that time.`,
            ],
          },
          `So what you won today counts tomorrow, as long as you do not play it away.`,
        ],
      },
      conditions: {
        title: 'The other conditions',
        text: [
          {
            list: [
              `Your account is at least ${days(redemptionLimits.accountAgeDays)} old, in good standing, and no payment was charged back.`,
              'Your email address is confirmed.',
              'Prizes are available where you live.',
              `No other request is open, and the last one is ${hours(redemptionLimits.hoursBetween)} ago.`,
              'The limits of a request, a day and a month: see [Ways of payout](help/payout-methods-and-times).',
            ],
          },
          'All of them can be read by everybody under [Redemptions](redemptions).',
        ],
      },
    },
  } satisfies HelpArticle;
}
