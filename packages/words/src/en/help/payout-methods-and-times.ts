import { payoutMethods, payoutTerms, redemptionLimits, redemptionStates } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { redemptions } from '../redemptions.ts';
import { businessDays, sc } from './phrases.ts';

const { gift_card: card } = payoutTerms;

export function article() {
  return {
    lead: 'You choose how to be paid with each request. A payout always goes to you, in your own verified name.',
    sections: {
      methods: {
        title: 'Methods, minimum and time',
        text: [
          {
            list: payoutMethods.map(
              (method) =>
                `${redemptions.methods[method]}: from ${sc(payoutTerms[method].minimumHundredths)}, ${businessDays(payoutTerms[method].businessDays)} from payout.`,
            ),
          },
          `Amazon gift cards have values of ${formats.or((card.denominationsHundredths ?? []).map(formats.usd))}.`,
        ],
      },
      before: {
        title: 'Before the payout',
        text: [
          `The review takes ${businessDays(redemptionStates.in_review.businessDays)}, handing the prize to the payment provider ${businessDays(redemptionStates.approved.businessDays)}. The times above begin then. Business days are Monday to Friday without federal holidays.`,
          `A request over ${formats.usd(redemptionLimits.oneApprovalHundredths)} is approved by two people.`,
          'How long it really took lately is measured, and shown to everybody under [Payout times](payout-times).',
        ],
      },
      limits: {
        title: 'How much at most',
        text: [
          {
            list: [
              `${formats.usd(redemptionLimits.dayHundredths)} a day and ${formats.usd(redemptionLimits.monthHundredths)} a calendar month;`,
              `${formats.usd(redemptionLimits.requestHundredths)} in one request.`,
            ],
          },
          'Days and months are those of Eastern Time. [Ask us](contact) for higher limits before you ask for a larger prize.',
        ],
      },
      details: {
        title: 'The details that we need',
        text: [
          {
            list: [
              'Bank transfer: account holder, bank, routing number and account number.',
              'Skrill and PayPal: the email address of your account there.',
              'Paper check: your name and full mailing address.',
              'Amazon gift card: the email address that gets the code.',
              'Prepaid Visa card: your name and full mailing address, the same as on your verified proof of address.',
            ],
          },
          'They are encrypted, and shown in part only afterwards. Check them well: a payout that the provider cannot make takes longer.',
        ],
      },
    },
  } satisfies HelpArticle;
}
