import { drawWindows } from '../../../families/reels/ways.ts';
import { evaluateWaysRound, evaluateWaysSpin, waysGameTables, windowsFor } from '../../../families/reels/ways-round.ts';
import type { GameProof } from '../../../proof/game-proof.ts';
import { waysParTables } from '../../../proof/reels/ways-tables.ts';
import { megaTowerMathsV1 } from '../maths.ts';
import { proveMegaTower } from './prove-mega-tower.ts';

const { data } = megaTowerMathsV1;
const tables = waysGameTables(data);
const windows = windowsFor(tables);

export const gameProof: GameProof = {
  prove: () => proveMegaTower(data),
  tables: () => waysParTables(data),
  evaluators: [
    {
      name: 'rounds with free spins',
      limit: 1_000_000,
      round: (rng) => evaluateWaysRound(tables, rng, windows),
    },
  ],
  parts: [{ name: 'paid spins alone', limit: 1_000_000, round: (rng) => evaluateWaysSpin(tables, rng, windows) }],
  sampledRounds: 3_000_000,
  vectors: [
    { about: 'free spins', nonce: 122, choice: {}, actions: [] },
    { about: 'the top win', nonce: 23_605, choice: {}, actions: [] },
  ],
  outcomes(rng) {
    drawWindows(rng, tables.paid, windows);
    return windows;
  },
};
