import { brand, dashboard, loginBonusHundredths, sweepsExpiry, usdCentsOf } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days } from './phrases.ts';

const bonuses = loginBonusHundredths.map((hundredths) => formats.amount(hundredths));

export function article() {
  return {
    lead: `You play every game with either of two currencies. The rules and the odds are the same for both; what they are for is not.`,
    sections: {
      gold: {
        title: `${brand.goldCoins} (${brand.goldCode})`,
        text: [
          `${brand.goldCoins} are for entertainment only. They have no cash value and can never be redeemed. You get them:`,
          {
            list: [
              'with a new account,',
              `as a daily login bonus: ${formats.and(bonuses)} on days in a row. You claim it on your [dashboard](dashboard); a missed day starts again at the first.`,
              'in [packages](buy-coins) that you buy.',
            ],
          },
          `The VIP bar of your dashboard shows your ${brand.goldCoins} on the way to ${formats.amount(dashboard.vipGoalHundredths)}.`,
        ],
      },
      sweeps: {
        title: `${brand.sweepsCoins} (${brand.sweepsCode})`,
        text: [
          `${brand.sweepsCoins} are promotional entries. They cannot be bought. You get them with a new account, with a [free entry](help/free-sweeps-coins), or as a free bonus with a package. All are the same, wherever they came from.`,
          `Once played, they can be [redeemed for prizes](help/how-to-redeem), at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}.`,
        ],
      },
      playthrough: {
        title: 'Played and unplayed',
        text: [
          `Each Sweeps Coin has to be played once before it can be redeemed. A stake uses up the unplayed part of your balance first, and everything that you win counts as played.`,
          'Your dashboard shows how much is still to be played.',
        ],
      },
      expiry: {
        title: 'When they expire',
        text: [
          `${brand.goldCoins} do not expire. ${brand.sweepsCoins} expire after ${days(sweepsExpiry.idleDays)} in which you neither log in nor play. We mail you ${days(sweepsExpiry.noticeDaysBefore.first)} and ${days(sweepsExpiry.noticeDaysBefore.last)} before; logging in is enough to keep them.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
