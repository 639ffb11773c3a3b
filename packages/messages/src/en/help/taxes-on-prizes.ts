import { reportingThresholds, skillTest, w9FromCents, yearlyFormsDueBy } from '@goldwren/rules';
import type { HelpArticle, HelpFacts } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../prize-terms.ts';

const threshold = reportingThresholds[reportingThresholds.length - 1] ?? reportingThresholds[0];

export function article({ inCanada }: HelpFacts) {
  return {
    lead: 'Prizes can be taxable income. This is how we handle it; what you owe yourself, a tax adviser can tell you.',
    sections: {
      w9: {
        title: 'Form W-9 (United States)',
        text: [
          `Before the payout with which your prizes of a calendar year reach ${formats.usd(w9FromCents)} we need a W-9 from you. You fill it in on the [redemption screen](redeem) in a few minutes; one form counts for all later prizes.`,
          'Your taxpayer number is encrypted before it is stored. Afterwards only its end is shown.',
        ],
      },
      withheld: {
        title: 'What is withheld',
        text: [
          inCanada
            ? 'Nothing is withheld from players in Canada.'
            : `${prizeTerms.withholding} The form shows the amount before you send your request. Nothing is withheld from players in Canada.`,
        ],
      },
      yearEnd: {
        title: 'After the year',
        text: [
          `If your payouts of a year reach ${formats.usd(threshold.cents)}, or tax was withheld, you get a 1099-MISC by ${formats.calendarDay(`${threshold.fromYear + 1}-${yearlyFormsDueBy}`)}. That is the limit since ${threshold.fromYear}.`,
          'Players in Canada give no W-9; they get a statement of their payouts.',
        ],
      },
      canada: {
        title: 'The skill-testing question (Canada)',
        text: [
          `Canadian law asks winners to answer a question before a prize is paid. It is arithmetic, made by our server: you have ${formats.wait(skillTest.secondsPerQuestion)} and ${formats.number(skillTest.attempts)} attempts, without help. If all fail, the request is refused and the coins come back.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
