import type { GameProof } from '../../../proof/game-proof.ts';
import { bestMove } from '../best-move.ts';
import { midnightBlackjack as game } from '../index.ts';
import { proveBlackjack } from './prove-blackjack.ts';
import { buildBlackjackParTables } from './tables.ts';

const { data } = game.maths;

export const gameProof: GameProof = {
  prove: () => proveBlackjack(data),
  tables: () => buildBlackjackParTables(data),
  evaluators: [
    {
      name: 'hands with the best play',
      limit: 0,
      round(rng) {
        let { state } = game.deal(rng, {});
        let raised = 0;
        while (state.payX100 === null) {
          const step = game.step(state, { type: bestMove(state) });
          state = step.state;
          raised += step.raiseX100;
        }
        return state.payX100 - raised;
      },
    },
  ],
  parts: [],
  sampledRounds: 20_000,
  vectors: [
    { about: 'doubled and won', nonce: 1, choice: {}, actions: [{ type: 'double' }] },
    {
      about: 'split, and both hands win: the highest pay',
      nonce: 9,
      choice: {},
      actions: [{ type: 'split' }, { type: 'stand' }, { type: 'stand' }],
    },
    { about: 'the dealer looks and has a blackjack', nonce: 14, choice: {}, actions: [] },
    { about: 'a blackjack', nonce: 18, choice: {}, actions: [] },
    {
      about: 'the dealer looks and has no blackjack, and draws over 21',
      nonce: 39,
      choice: {},
      actions: [{ type: 'hit' }, { type: 'hit' }],
    },
    { about: 'the player has over 21, so the dealer does not draw', nonce: 5, choice: {}, actions: [{ type: 'hit' }] },
    { about: 'two blackjacks push', nonce: 28, choice: {}, actions: [] },
    { about: 'a doubled hand pushes', nonce: 31, choice: {}, actions: [{ type: 'double' }] },
    { about: 'split aces', nonce: 261, choice: {}, actions: [{ type: 'split' }] },
    { about: 'the word of the up card is drawn again', nonce: 24_528_982, choice: {}, actions: [{ type: 'stand' }] },
  ],
  outcomes: (rng) => game.deal(rng, {}).state.shoe,
};
