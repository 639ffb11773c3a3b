import { drawWindows } from '../../families/reels/ways.ts';
import {
  createWaysGameTables,
  createWindows,
  evaluateWaysRound,
  evaluateWaysSpin,
  type WaysGameData,
} from '../../families/reels/ways-round.ts';
import type { GameProof } from '../game-proof.ts';
import type { Proof } from '../summary.ts';
import { buildWaysParTables } from './ways-tables.ts';

interface WaysProofParts {
  readonly data: WaysGameData;
  prove(data: WaysGameData): Proof;
  readonly vectors: GameProof['vectors'];
}

/** Creates the proof of a ways game with free spins. The game provides its own `prove`. */
export function createWaysGameProof({ data, prove, vectors }: WaysProofParts): GameProof {
  const tables = createWaysGameTables(data);
  const windows = createWindows(tables);
  return {
    prove: () => prove(data),
    tables: () => buildWaysParTables(data),
    evaluators: [
      {
        name: 'rounds with free spins',
        limit: 1_000_000,
        round: (rng) => evaluateWaysRound(tables, rng, windows),
      },
    ],
    parts: [{ name: 'paid spins alone', limit: 1_000_000, round: (rng) => evaluateWaysSpin(tables, rng, windows) }],
    sampledRounds: 3_000_000,
    vectors,
    outcomes(rng) {
      drawWindows(rng, tables.paid, windows);
      return windows;
    },
  };
}
