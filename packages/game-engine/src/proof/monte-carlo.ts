import type { ChoiceProof, Rng } from '../types.ts';
import type { Evaluator } from './game-proof.ts';

/** Mean net return of a sample in units of the stake, and how many standard errors it lies from the exact return. */
export type Sample = { rounds: number; mean: number; z: number };

/** A check of the exact numbers, never the proof: at sd 8, ±0.1 points would take hundreds of millions of rounds. */
export function sample(
  evaluator: Evaluator,
  rng: Rng,
  rounds: number,
  exact: Pick<ChoiceProof, 'rtp' | 'sdPerUnitStake'>,
): Sample {
  let total = 0;
  for (let round = 0; round < rounds; round++) total += evaluator.round(rng);
  const mean = total / (100 * rounds);
  const scale = 10n ** 15n;
  const expected = Number((BigInt(exact.rtp.numerator) * scale) / BigInt(exact.rtp.denominator)) / Number(scale);
  return { rounds, mean, z: ((mean - expected) * Math.sqrt(rounds)) / Number(exact.sdPerUnitStake) };
}
