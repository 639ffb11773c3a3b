import { brand, payoutTerms, redemptionLimits, usdCentsOf } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days, hours, sc } from './phrases.ts';

export function article() {
  return {
    lead: `You can redeem ${brand.sweepsCoins} that you have played for prizes, at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}. ${brand.goldCoins} cannot be redeemed.`,
    sections: {
      steps: {
        title: 'Request a redemption',
        text: [
          {
            steps: [
              'Open [Redeem](redeem). The form lists each requirement, whether you meet it, and if not, when you will.',
              `Enter an amount: at least ${sc(payoutTerms.bank.minimumHundredths)}, or ${sc(payoutTerms.gift_card.minimumHundredths)} for an Amazon gift card.`,
              'Choose a payout method and enter the details. The payout account must be in your own verified name.',
              'Send the request. We remove the coins from your balance immediately.',
              'The first time, send your documents. See [Verify your identity](help/verify-your-identity).',
            ],
          },
          'You cannot take a request back to play with the coins. If we do not approve it, we return the coins automatically.',
        ],
      },
      amount: {
        title: 'How much you can redeem',
        text: [
          'You can redeem the smaller of two amounts. The screen shows both:',
          {
            list: [
              `the coins that you have played once;`,
              `the coins that you have held for ${hours(redemptionLimits.heldHours)}: your lowest balance in that time.`,
            ],
          },
          `What you win today counts tomorrow, as long as you still have it.`,
        ],
      },
      conditions: {
        title: 'Other requirements',
        text: [
          {
            list: [
              `Your account is at least ${days(redemptionLimits.accountAgeDays)} old and in good standing, and no payment was reversed.`,
              'Your email address is verified.',
              'Prizes are available where you live.',
              `You have no other open request, and your last one is at least ${hours(redemptionLimits.hoursBetween)} old.`,
              'You are within the limits per request, day and month. See [Payout methods](help/payout-methods-and-times).',
            ],
          },
          'Everyone can read all requirements under [Redemptions](redemptions).',
        ],
      },
    },
  } satisfies HelpArticle;
}
