import { reportingThresholds, skillTest, w9FromCents, yearlyFormsDueBy } from '@goldwren/rules';
import type { HelpArticle, HelpFacts } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';

const threshold = reportingThresholds[reportingThresholds.length - 1] ?? reportingThresholds[0];

export function article({ inCanada }: HelpFacts) {
  return {
    lead: 'Prizes can be taxable income. This article explains how we handle tax. Ask a tax adviser what you owe.',
    sections: {
      w9: {
        title: 'Form W-9 (United States)',
        text: [
          `When your prizes in a calendar year reach ${formats.usd(w9FromCents)}, we need a W-9 before we pay. Fill it in on the [redemption screen](redeem) in a few minutes. You send it once.`,
          'We encrypt your taxpayer number before we store it, and then show only its last digits.',
        ],
      },
      withheld: {
        title: 'Withholding',
        text: [
          inCanada
            ? 'Nothing is withheld from players in Canada.'
            : `${prizeTerms.withholding} The form shows the amount before you send your request. Nothing is withheld from players in Canada.`,
        ],
      },
      yearEnd: {
        title: 'After the year',
        text: [
          `If your payouts in a year reach ${formats.usd(threshold.cents)}, or if we withheld tax, you get a 1099-MISC by ${formats.calendarDay(`${threshold.fromYear + 1}-${yearlyFormsDueBy}`)}. This threshold has applied since ${threshold.fromYear}.`,
          'Players in Canada do not need a W-9. You get a statement of your payouts.',
        ],
      },
      canada: {
        title: 'The skill-testing question (Canada)',
        text: [
          `Canadian law requires winners to answer an arithmetic question before we pay a prize. You have ${formats.wait(skillTest.secondsPerQuestion)} and ${formats.number(skillTest.attempts)} attempts, without help. If no answer is correct, we reject the request and return the coins.`,
        ],
      },
    },
  } satisfies HelpArticle;
}
