import type { RoundMismatch, SessionMismatch } from '@goldwren/game-engine/fairness';

const unknownMaths =
  'This program does not have the rules of this game version, so it checked nothing. Use the newest version.';

const roundSentences: Readonly<Record<RoundMismatch, string>> = {
  maths_not_here: unknownMaths,
  secret_malformed: 'the secret is not 64 hex digits',
  commitment: 'the secret is not the one that was locked in before the round',
  nonce: 'the round number is wrong',
  currency: 'the currency is wrong',
  stake: 'the stake is not a valid amount',
  client_seed: 'the client seed is not valid',
  choice: 'the choice is wrong',
  actions: 'the decisions are wrong',
  not_playable: 'the game does not offer this choice or one of the decisions',
  not_over: 'the decisions do not finish the round',
  raised: 'the amount added to the stake does not follow the rules',
  payout: 'the payout is not what the round pays',
  events: 'secret and seed produce a different round than the one shown',
  shown: 'the round begins differently than it was shown',
};

/** Returns a sentence about a round that does not match. */
export function describeRoundMismatch(nonce: number, what: RoundMismatch): string {
  return what === 'maths_not_here' ? unknownMaths : `Round ${nonce}: ${roundSentences[what]}.`;
}

/** Returns a sentence about a session that does not match. */
export function describeSessionMismatch(found: SessionMismatch): string {
  switch (found.code) {
    case 'maths_not_here':
      return unknownMaths;
    case 'statement':
      return `The signed statement does not match the rounds: ${found.field} is different.`;
    case 'nonces':
      return `Round ${found.at} is missing, repeated or out of order.`;
    case 'round_secret':
      return `Round ${found.nonce}: the secret does not come from the session seed.`;
    case 'seed_chain':
      return `Round ${found.nonce}: the client seed does not come from the browser that started the session.`;
    case 'round':
      return describeRoundMismatch(found.nonce, found.what);
    case 'seed_malformed':
      return 'The session seed is missing or malformed.';
    case 'outcome_seed':
      return 'The session seed is not the one that was locked in at the start.';
    case 'signature':
      return 'The statement is not signed with a key that you trust.';
    case 'rounds_missing':
      return 'Rounds are missing.';
  }
}
