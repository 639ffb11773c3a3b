import type { Evaluator, GameProof } from '../../../proof/game-proof.ts';
import { createKenoTables, drawKeno, evaluateKeno } from '../evaluate.ts';
import { kenoFortune as game } from '../index.ts';
import { formatPicks, proveKeno } from './prove-keno.ts';
import { buildKenoParTables } from './tables.ts';

const { data } = game.maths;
const tables = createKenoTables(data);

const evaluators = game.choices.map(({ numbers }): Evaluator => {
  const isPicked = new Uint8Array(data.numbers);
  for (const number of numbers) isPicked[number - 1] = 1;
  const picked = numbers.length;
  return {
    name: `rounds, ${formatPicks(picked)}`,
    limit: 1_000_000,
    round: (rng) => evaluateKeno(tables, rng, isPicked, picked),
  };
});

export const gameProof: GameProof = {
  prove: () => proveKeno(data),
  tables: () => buildKenoParTables(data),
  evaluators,
  parts: [],
  sampledRounds: 400_000,
  vectors: [
    { about: 'nothing is hit', nonce: 10, choice: { numbers: [9, 18, 27] }, actions: [] },
    { about: 'one number, drawn', nonce: 2, choice: { numbers: [5] }, actions: [] },
    { about: 'three of four', nonce: 2, choice: { numbers: [1, 2, 3, 4] }, actions: [] },
    { about: 'the top win', nonce: 1_484, choice: { numbers: [7, 13, 21, 28, 40] }, actions: [] },
    { about: 'a word of the draw is drawn again', nonce: 20_714_189, choice: { numbers: [3, 33] }, actions: [] },
  ],
  outcomes(rng) {
    drawKeno(tables, rng);
    return tables.pool.subarray(data.numbers - data.drawn).toReversed();
  },
};
