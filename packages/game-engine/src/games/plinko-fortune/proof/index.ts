import { dropPath } from '../../../families/draws/peg-board.ts';
import type { GameProof } from '../../../proof/game-proof.ts';
import { createPlinkoTables, evaluateDrop } from '../evaluate.ts';
import { plinkoMathsV1 } from '../maths.ts';
import { provePlinko } from './prove-plinko.ts';
import { buildPlinkoParTables } from './tables.ts';

const { data } = plinkoMathsV1;
const tables = createPlinkoTables(data);

export const gameProof: GameProof = {
  prove: () => provePlinko(data),
  tables: () => buildPlinkoParTables(data),
  evaluators: data.risks.map(({ id }) => {
    const pays = tables.pays.get(id) as Int32Array;
    return { name: `balls, ${id} risk`, limit: 1_000_000, round: (rng) => evaluateDrop(pays, data.rows, rng) };
  }),
  parts: [],
  sampledRounds: 1_000_000,
  vectors: [
    { about: 'low risk', nonce: 0, choice: { risk: 'low' }, actions: [] },
    { about: 'medium risk', nonce: 1, choice: { risk: 'medium' }, actions: [] },
    { about: 'the top win', nonce: 8_781, choice: { risk: 'high' }, actions: [] },
  ],
  outcomes: (rng) => dropPath(rng, data),
};
