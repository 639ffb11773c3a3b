import { payoutMethods, payoutTerms, redemptionLimits, redemptionStates } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { businessDays, sc } from './phrases.ts';

const { gift_card: card } = payoutTerms;

export function article() {
  return {
    lead: 'You choose a payout method with each request. We pay only to you, in your own verified name.',
    sections: {
      methods: {
        title: 'Methods, minimums and times',
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
          `Two people approve a request over ${formats.usd(redemptionLimits.oneApprovalHundredths)}.`,
          'See the times that we measured under [Payout times](payout-times).',
        ],
      },
      limits: {
        title: 'Maximum amounts',
        text: [
          prizeTerms.limits,
          'Days and months follow Eastern Time. The [redemption screen](redeem) shows how much you can redeem now.',
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
          'We encrypt the details, and then show only a part of them. Check them before you send them. If the provider cannot pay, your payout takes longer.',
        ],
      },
    },
  } satisfies HelpArticle;
}
