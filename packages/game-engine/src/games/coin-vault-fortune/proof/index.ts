import { reelCount } from '../../../families/reels/lines-5x3.ts';
import { drawStops } from '../../../families/reels/strips.ts';
import type { GameProof } from '../../../proof/game-proof.ts';
import { createCoinVaultTables, evaluateLines, evaluateRound } from '../evaluate.ts';
import { coinVaultMathsV1 } from '../maths.ts';
import { proveCoinVault } from './prove-coin-vault.ts';
import { buildCoinVaultParTables } from './tables.ts';

const { data } = coinVaultMathsV1;
const tables = createCoinVaultTables(data);
const stops = new Int32Array(reelCount);

export const gameProof: GameProof = {
  prove: () => proveCoinVault(data),
  tables: () => buildCoinVaultParTables(data),
  evaluators: [{ name: 'rounds with respins', limit: 6_000_000, round: (rng) => evaluateRound(tables, rng, stops) }],
  parts: [{ name: 'lines alone', limit: 10_000_000, round: (rng) => evaluateLines(tables, rng, stops) }],
  sampledRounds: 3_000_000,
  vectors: [
    { about: 'lines alone', nonce: 2, choice: {}, actions: [] },
    { about: 'the vault', nonce: 96, choice: {}, actions: [] },
    { about: 'the top win, a full vault', nonce: 14_433, choice: {}, actions: [] },
  ],
  outcomes(rng) {
    drawStops(rng, tables.strips, stops);
    return stops;
  },
};
