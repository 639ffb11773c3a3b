import { brand, dashboard, loginBonusHundredths, sweepsExpiry, usdCentsOf } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days } from './phrases.ts';

const bonuses = loginBonusHundredths.map((hundredths) => formats.amount(hundredths));

export function article() {
  return {
    lead: `You can play every game with either currency. The rules and odds are the same for both. Their purpose is different.`,
    sections: {
      gold: {
        title: `${brand.goldCoins} (${brand.goldCode})`,
        text: [
          `${brand.goldCoins} are for entertainment only. They have no cash value and cannot be redeemed. You get them:`,
          {
            list: [
              'with a new account,',
              `as a daily login bonus: ${formats.and(bonuses)} on consecutive days. Claim it on your [dashboard](dashboard). Miss a day and you start over at the first.`,
              'in [packages](buy-coins) that you buy.',
            ],
          },
          `The VIP bar on your dashboard compares your ${brand.goldCoins} with ${formats.amount(dashboard.vipGoalHundredths)}.`,
        ],
      },
      sweeps: {
        title: `${brand.sweepsCoins} (${brand.sweepsCode})`,
        text: [
          `${brand.sweepsCoins} are promotional entries. They cannot be bought. You get them with a new account, with a [free entry](help/free-sweeps-coins), or as a free bonus with a package. All are worth the same.`,
          `After you play them once, you can [redeem them for prizes](help/how-to-redeem) at about ${formats.usd(usdCentsOf(100n))} per ${brand.sweepsCode}.`,
        ],
      },
      playthrough: {
        title: 'Played and unplayed',
        text: [
          `Play each Sweeps Coin once before you redeem it. A stake uses the unplayed part of your balance first, and all wins count as played.`,
          'Your dashboard shows how much you still have to play.',
        ],
      },
      expiry: {
        title: 'When they expire',
        text: [
          `${brand.goldCoins} do not expire. ${brand.sweepsCoins} expire after ${days(sweepsExpiry.idleDays)} without login or play. We email you ${days(sweepsExpiry.noticeDaysBefore.first)} and ${days(sweepsExpiry.noticeDaysBefore.last)} before. Log in to keep them.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
