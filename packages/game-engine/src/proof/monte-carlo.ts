import { evaluateRound, type StarlightTables } from '../games/starlight-fortune/evaluate.ts';
import type { DecisionGame, ProofSummary, Rng } from '../types.ts';

/** Mean pay of a sample in units of the stake, and how many standard errors it lies from the exact return. */
export type Sample = { rounds: number; mean: number; z: number };

function sampleOf(total: number, rounds: number, proof: ProofSummary): Sample {
  const mean = total / (100 * rounds);
  const scale = 10n ** 15n;
  const exact = Number((BigInt(proof.rtp.numerator) * scale) / BigInt(proof.rtp.denominator)) / Number(scale);
  return { rounds, mean, z: ((mean - exact) * Math.sqrt(rounds)) / Number(proof.sdPerUnitStake) };
}

/** A check of the exact numbers, never the proof: at this sd ±0.1 points would take hundreds of millions of rounds. */
export function sampleStarlight(tables: StarlightTables, rng: Rng, rounds: number, proof: ProofSummary): Sample {
  const stops = new Int32Array(5);
  let total = 0;
  for (let round = 0; round < rounds; round++) total += evaluateRound(tables, rng, stops);
  return sampleOf(total, rounds, proof);
}

/** Every hand played by its default action, which is optimal play. */
export function sampleDefaultPlay<State, Action>(
  game: DecisionGame<State, Action>,
  rng: Rng,
  rounds: number,
  proof: ProofSummary,
): Sample {
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    const dealt = game.deal(rng, {});
    total += game.result(game.step(dealt, game.defaultAction(dealt)))?.payX100 ?? 0;
  }
  return sampleOf(total, rounds, proof);
}
