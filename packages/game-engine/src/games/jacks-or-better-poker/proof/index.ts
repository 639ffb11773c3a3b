import type { GameProof } from '../../../proof/game-proof.ts';
import { jacksOrBetterPoker as game } from '../index.ts';
import { proveJacks } from './prove-jacks.ts';
import { jacksParTables } from './tables.ts';

const { data } = game.maths;

export const gameProof: GameProof = {
  prove: () => proveJacks(data),
  tables: () => jacksParTables(data),
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
  sampledRounds: 5_000,
  outcomes: (rng) => game.deal(rng, {}).state.deck,
};
