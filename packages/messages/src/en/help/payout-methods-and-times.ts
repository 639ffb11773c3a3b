import { payoutMethods, payoutTerms, redemptionLimits, redemptionStates } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../prize-terms.ts';
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
                `${redemptions.methods[method]}: from ${sc(payoutTerms[method].minimumHundredths)}, ${businessDays(payoutTerms[method].businessDays)} from approval.`,
            ),
          },
          `Amazon gift cards have values of ${formats.or((card.denominationsHundredths ?? []).map(formats.usd))}.`,
        ],
      },
      before: {
        title: 'Before the payout',
        text: [
          `The review takes ${businessDays(redemptionStates.in_review.businessDays)}. ${prizeTerms.fromApproval} Business days are Monday to Friday without federal holidays.`,
          `A request over ${formats.usd(redemptionLimits.oneApprovalHundredths)} is approved by two people.`,
          'How long it really took lately is measured, and shown to everybody under [Payout times](payout-times).',
        ],
      },
      limits: {
        title: 'How much at most',
        text: [
          prizeTerms.limits,
          'Days and months are those of Eastern Time. The [redemption screen](redeem) shows how much you can redeem now.',
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
