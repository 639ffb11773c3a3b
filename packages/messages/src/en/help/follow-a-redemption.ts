import { redemptionStates, verificationDeadline } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { businessDays, days } from './phrases.ts';

const { statuses: state } = redemptions;

export function article() {
  return {
    lead: 'The redemption screen lists your requests below the form. Each shows its history and when the next step is due. We email you at each step. You can also get a [notification](account).',
    sections: {
      states: {
        title: 'What each status means',
        text: [
          {
            list: [
              `${state.awaiting_verification}: we need something from you. Send what the request lists.`,
              `${state.in_review}: we check it within ${businessDays(redemptionStates.in_review.businessDays)}.`,
              `${state.approved}: we hand it to the payment provider within ${businessDays(redemptionStates.approved.businessDays)}.`,
              `${state.processing}: the payment provider is paying it.`,
              `${state.paid}: the provider has paid the prize.`,
              `${state.rejected}: you see the reason, and the coins are back in your balance.`,
              `${state.returned}: you did not send what we needed within ${days(verificationDeadline.returnedAfterDays)}. The coins are back in your balance.`,
              `${state.forfeited}: you lose the coins. Only staff can decide this, for a breach of the rules, and they give the reason.`,
            ],
          },
        ],
      },
      late: {
        title: 'If it takes longer than promised',
        text: [
          'If a step is late, your history and our staff see it automatically, and we email you. You do not have to contact us, but [you can](contact).',
          'The review is paused until you send the missing documents.',
        ],
      },
      reasons: {
        title: 'Why a request is not approved',
        text: [
          {
            list: [
              'The name on the payout account is not your verified name.',
              'The payout details are not valid.',
              'We could not verify your identity.',
              'We cannot pay prizes where you live.',
            ],
          },
          'Correct what the reason names, then send a new request. You have to hold returned coins again, but you do not have to play them again.',
        ],
      },
      winners: {
        title: 'Recent winners',
        text: [
          'The home page lists paid redemptions with a first name and an initial. On the [redemption screen](redeem) you can choose to appear as Anonymous.',
        ],
      },
    },
  } satisfies HelpArticle;
}
