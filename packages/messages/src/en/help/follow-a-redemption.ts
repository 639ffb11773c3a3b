import { redemptionStates, unverified } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { redemptions } from '../redemptions.ts';
import { businessDays, days } from './phrases.ts';

const { statuses: state } = redemptions;

export function article() {
  return {
    lead: 'Below the form on the redemption screen stands each of your requests, with everything that happened to it and by when the next step is due. You get a mail at each step.',
    sections: {
      states: {
        title: 'What each state means',
        text: [
          {
            list: [
              `${state.awaiting_verification}: it is your turn. Send what the request asks for.`,
              `${state.in_review}: we check it, within ${businessDays(redemptionStates.in_review.businessDays)}.`,
              `${state.approved}: it goes to the payment provider within ${businessDays(redemptionStates.approved.businessDays)}.`,
              `${state.processing}: it is with the provider.`,
              `${state.paid}: the provider has paid the prize.`,
              `${state.rejected}: the reason stands beside it, and the coins are back in your balance.`,
              `${state.returned}: something that we needed from you did not come within ${days(unverified.returnedAfterDays)}; the coins are back.`,
              `${state.forfeited}: the coins are lost. Only staff can decide that, for a breach of the rules, and the reason is given.`,
            ],
          },
        ],
      },
      late: {
        title: 'If it takes longer than promised',
        text: [
          'A step that is late is noted by itself, in your history and for our staff, and you get a mail. You need not ask, but [you may](contact).',
          'While something is missing from you, no clock of ours runs.',
        ],
      },
      reasons: {
        title: 'Why a request is not approved',
        text: [
          {
            list: [
              'The name at the destination is not your verified name.',
              'The payout details cannot be used.',
              'Your identity could not be verified.',
              'Prizes cannot be paid where you live.',
            ],
          },
          'Correct what the reason says and ask again. What came back has to be held again for a while; it need not be played again.',
        ],
      },
      winners: {
        title: 'Recent winners',
        text: [
          'Paid prizes are listed on the home page with a first name and an initial. You can choose on the [redemption screen](redeem) to be shown as Anonymous.',
        ],
      },
    },
  } satisfies HelpArticle;
}
