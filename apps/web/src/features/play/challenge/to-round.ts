import type { ChallengeHand, Round } from '@goldwren/contracts/player';

/** Converts a hand of a challenge to a round for the stage of its game. It has no stake, so nothing is celebrated as a win. */
export function toRound(key: string, hand: ChallengeHand): Round {
  return {
    ...{ round_id: `${key}-${hand.number}`, nonce: hand.number, state: hand.result ? 'settled' : 'open' },
    ...{ currency: 'gold', stake: '0.00', raised: '0.00', payout: '0.00', choice: {} },
    ...{ events: hand.events, view: hand.view, legal_actions: hand.legal_actions, actions: hand.actions },
    ...{ client_seed: '', commitment: '', round_secret: null, next_commitment: null },
    wallet: { gold: '0.00', sweeps: '0.00' },
  };
}
