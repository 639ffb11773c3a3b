import type { GameProof } from '../../../proof/game-proof.ts';
import { createBestMove } from '../best-move.ts';
import { threeCardPoker as game } from '../index.ts';
import { proveThreeCard } from './prove-three-card.ts';
import { buildThreeCardParTables } from './tables.ts';

const { data } = game.maths;
const bestMove = createBestMove(data);

export const gameProof: GameProof = {
  prove: () => proveThreeCard(data),
  tables: () => buildThreeCardParTables(data),
  evaluators: [
    {
      name: 'hands with the best play',
      limit: 0,
      round(rng) {
        const { state } = game.deal(rng, {});
        const step = game.step(state, { type: bestMove(state.player) });
        return (step.state.payX100 ?? 0) - step.raiseX100;
      },
    },
  ],
  parts: [],
  sampledRounds: 50_000,
  vectors: [
    { about: 'played and lost', nonce: 0, choice: {}, actions: [{ type: 'play' }] },
    { about: 'folded', nonce: 1, choice: {}, actions: [{ type: 'fold' }] },
    { about: 'played and won', nonce: 6, choice: {}, actions: [{ type: 'play' }] },
    { about: 'the dealer does not qualify', nonce: 12, choice: {}, actions: [{ type: 'play' }] },
    { about: 'equal hands', nonce: 139, choice: {}, actions: [{ type: 'play' }] },
    { about: 'a straight flush wins: the highest pay', nonce: 226, choice: {}, actions: [{ type: 'play' }] },
    { about: 'the ante bonus of a hand that loses', nonce: 727, choice: {}, actions: [{ type: 'play' }] },
    { about: 'a word of the shuffle is drawn again', nonce: 712_382, choice: {}, actions: [{ type: 'play' }] },
  ],
  outcomes(rng) {
    const { player, dealer } = game.deal(rng, {}).state;
    return [...player, ...dealer];
  },
};
