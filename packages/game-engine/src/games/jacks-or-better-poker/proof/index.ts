import type { GameProof } from '../../../proof/game-proof.ts';
import { jacksOrBetterPoker as game } from '../index.ts';
import { proveJacks } from './prove-jacks.ts';
import { buildJacksParTables } from './tables.ts';

const { data } = game.maths;

export const gameProof: GameProof = {
  prove: () => proveJacks(data),
  tables: () => buildJacksParTables(data),
  evaluators: [
    {
      name: 'hands with the best hold',
      limit: 0,
      round(rng) {
        const { state } = game.deal(rng, {});
        return game.result(game.step(state, game.defaultAction(state)).state)?.payX100 ?? 0;
      },
    },
  ],
  parts: [],
  sampledRounds: 5_000,
  vectors: [
    { about: 'two cards held', nonce: 1, choice: {}, actions: [{ type: 'hold', positions: [0, 2] }] },
    { about: 'a royal flush', nonce: 3_666, choice: {}, actions: [{ type: 'hold', positions: [1] }] },
    { about: 'a straight flush', nonce: 2_169, choice: {}, actions: [{ type: 'hold', positions: [0, 1, 2] }] },
    {
      about: 'a straight with a low ace',
      nonce: 1_441,
      choice: {},
      actions: [{ type: 'hold', positions: [0, 1, 2, 4] }],
    },
    {
      about: 'no straight continues past an ace',
      nonce: 572,
      choice: {},
      actions: [{ type: 'hold', positions: [0, 1, 2, 4] }],
    },
    {
      about: 'a word of the shuffle is drawn again',
      nonce: 5_298_757,
      choice: {},
      actions: [{ type: 'hold', positions: [] }],
    },
  ],
  outcomes: (rng) => game.deal(rng, {}).state.deck,
};
