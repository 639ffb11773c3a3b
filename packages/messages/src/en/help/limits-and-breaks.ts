import { coolOffDays, exclusionTerms, limitRules, realityCheckMinutes } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const { '6_months': shortest, permanent: _, ...inYears } = exclusionTerms;
const years = formats.or(Object.values(inYears).map((months) => String(months / 12)));

export function article() {
  return {
    lead: 'Decide beforehand how much money and time play may take. Limits hold in the middle of a game, and nobody can play past one, whatever the balance says.',
    sections: {
      limits: {
        title: 'Set a limit',
        text: [
          {
            list: [
              'Purchases: what you pay for packages.',
              'Losses: what you stake minus what you win, for each coin. A stake that could pass the limit if it lost is not taken.',
              `Time of play: pauses of more than ${formats.wait(limitRules.playGapSeconds)} do not count. A round in progress is always finished.`,
            ],
          },
          'Each can be set per day, week and month; the tightest one applies. Days begin at midnight Eastern Time, weeks on Monday. You set them at [Limits and breaks](limits).',
          `A first or lower limit holds at once. A higher one, or none, holds after ${hours(limitRules.loosenAfterHours)}, and only if you confirm it within ${days(limitRules.confirmWithinDays)} from then.`,
        ],
      },
      check: {
        title: 'Reality checks',
        text: [
          `Every ${formats.or(realityCheckMinutes.map(String))} minutes of play, as you choose, the game stops between rounds and shows your time and your net result. It goes on only when you say so.`,
        ],
      },
      pause: {
        title: 'Take a break',
        text: [
          `A cool-off lasts ${formats.or(coolOffDays.map(String))} days. Nothing can be played or bought, and it cannot be shortened. Your coins are kept, and you can still redeem.`,
        ],
      },
      exclusion: {
        title: 'Exclude yourself',
        text: [
          `For ${shortest} months, for ${years} years, or for good. You are signed out everywhere; play, purchases and free entries are closed, no new account can be opened, and we send no offers. What you asked to redeem before is still paid.`,
          `Nobody can lift it before its end, our staff neither; it can only be made longer. After its end nothing opens by itself: you ask to come back, and then wait ${hours(limitRules.returnAfterHours)}.`,
          'Helplines, and signs that play is no longer fun, are on [Responsible Play](responsible-play).',
        ],
      },
    },
  } satisfies HelpArticle;
}
