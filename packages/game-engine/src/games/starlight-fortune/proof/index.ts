import { reelCount } from '../../../families/reels/lines-5x3.ts';
import { drawStops } from '../../../families/reels/strips.ts';
import type { GameProof } from '../../../proof/game-proof.ts';
import { createStarlightTables, evaluateRound, evaluateSpin } from '../evaluate.ts';
import { starlightMathsV1 } from '../maths.ts';
import { proveStarlight } from './prove-starlight.ts';
import { buildStarlightParTables } from './tables.ts';

const { data } = starlightMathsV1;
const tables = createStarlightTables(data);
const stops = new Int32Array(reelCount);

export const gameProof: GameProof = {
  prove: () => proveStarlight(data),
  tables: () => buildStarlightParTables(data),
  evaluators: [{ name: 'rounds with free spins', limit: 6_000_000, round: (rng) => evaluateRound(tables, rng, stops) }],
  parts: [{ name: 'paid spins alone', limit: 10_000_000, round: (rng) => evaluateSpin(tables, rng, stops) }],
  sampledRounds: 3_000_000,
  vectors: [
    { about: 'free spins', nonce: 22, choice: {}, actions: [] },
    { about: 'the top win', nonce: 3_301_300, choice: {}, actions: [] },
  ],
  outcomes(rng) {
    drawStops(rng, tables.base, stops);
    return stops;
  },
};
