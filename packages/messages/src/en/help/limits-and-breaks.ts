import { coolOffDays, exclusionTerms, limitRules, realityCheckMinutes } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const { '6_months': shortest, permanent: _, ...inYears } = exclusionTerms;
const years = formats.or(Object.values(inYears).map((months) => String(months / 12)));

export function article() {
  return {
    lead: 'Decide in advance how much money and time you want to spend on play. Limits also apply during a game, whatever your balance.',
    sections: {
      limits: {
        title: 'Set a limit',
        text: [
          {
            list: [
              'Purchases: what you pay for packages.',
              'Losses: what you stake minus what you win, for each coin. We reject a stake that could exceed the limit if it loses.',
              `Play time: pauses of more than ${formats.wait(limitRules.playGapSeconds)} do not count. You can always finish a round in progress.`,
            ],
          },
          'Set them at [Limits and breaks](limits), per day, week or month. The tightest one applies. Days start at midnight Eastern Time, and weeks on Monday.',
          `A first or lower limit applies immediately. You can confirm a higher limit, or no limit, after ${hours(limitRules.loosenAfterHours)}. You then have ${days(limitRules.confirmWithinDays)} to confirm it.`,
        ],
      },
      check: {
        title: 'Reality checks',
        text: [
          `Choose a reality check every ${formats.or(realityCheckMinutes.map(String))} minutes of play. It pauses play between rounds and shows your time and your net result. You choose whether to continue.`,
        ],
      },
      pause: {
        title: 'Take a break',
        text: [
          `A cool-off lasts ${formats.or(coolOffDays.map(String))} days. You cannot play or buy, and it cannot be shortened. Your coins stay in your account, and you can still redeem.`,
        ],
      },
      exclusion: {
        title: 'Exclude yourself',
        text: [
          `Choose ${shortest} months, ${years} years, or permanent. You are logged out everywhere. You cannot play, buy, request free entries or open a new account, and we send no offers. We still pay open redemptions.`,
          `It cannot be ended early, not even by our staff. You can only make it longer. Play does not open automatically after it ends. You request to return, and you can play ${hours(limitRules.returnAfterHours)} later.`,
          'Find helplines and warning signs on [Responsible Play](responsible-play).',
        ],
      },
    },
  } satisfies HelpArticle;
}
