import { bagBits, cellCount } from '../../../families/reels/tumbles.ts';
import type { GameProof } from '../../../proof/game-proof.ts';
import { createGemCascadeTables, createRound, evaluateRound } from '../evaluate.ts';
import { gemCascadeMathsV1 } from '../maths.ts';
import { proveGemCascade } from './prove-gem-cascade.ts';
import { buildGemCascadeParTables } from './tables.ts';

const { data } = gemCascadeMathsV1;
const tables = createGemCascadeTables(data);
const round = createRound(tables);
const drawn = new Int32Array(cellCount);

export const gameProof: GameProof = {
  prove: () => proveGemCascade(data),
  tables: () => buildGemCascadeParTables(data),
  evaluators: [{ name: 'rounds with free spins', limit: 1_000_000, round: (rng) => evaluateRound(tables, round, rng) }],
  parts: [],
  sampledRounds: 1_000_000,
  vectors: [
    { about: 'a cascade that opens free spins', nonce: 66, choice: {}, actions: [] },
    { about: 'the top win', nonce: 836_579, choice: {}, actions: [] },
  ],
  outcomes(rng) {
    round.words.begin(rng.below(data.rounds));
    for (let cell = 0; cell < cellCount; cell++) drawn[cell] = round.words.next(bagBits);
    return drawn;
  },
};
