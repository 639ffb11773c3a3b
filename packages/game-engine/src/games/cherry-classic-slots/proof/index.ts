import type { GameProof } from '../../../proof/game-proof.ts';
import { createCherryTables, evaluateRound, reelCount } from '../evaluate.ts';
import { cherryMathsV1 } from '../maths.ts';
import { proveCherry } from './prove-cherry.ts';
import { buildCherryParTables } from './tables.ts';

const { data } = cherryMathsV1;
const tables = createCherryTables(data);
const stops = new Int32Array(reelCount);

export const gameProof: GameProof = {
  prove: () => proveCherry(data),
  tables: () => buildCherryParTables(data),
  evaluators: [{ name: 'rounds', limit: 6_000_000, round: (rng) => evaluateRound(tables, rng) }],
  parts: [],
  sampledRounds: 3_000_000,
  vectors: [
    { about: 'one cherry', nonce: 8, choice: {}, actions: [] },
    { about: 'a line of three', nonce: 38, choice: {}, actions: [] },
    { about: 'a line with two wilds', nonce: 54, choice: {}, actions: [] },
    { about: 'the top win', nonce: 46_746, choice: {}, actions: [] },
  ],
  outcomes(rng) {
    for (let reel = 0; reel < reelCount; reel++) stops[reel] = rng.below(tables.lengths[reel] as number);
    return stops;
  },
};
