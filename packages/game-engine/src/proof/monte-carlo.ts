import type { ChoiceProof, ExactRate, Rng } from '../types.ts';
import type { Evaluator } from './game-proof.ts';

/**
 * Mean net return of a sample in units of the stake, and how many standard errors it lies from the exact return; the same
 * of the rounds that kept the stake and of those that beat it.
 */
export type Sample = { rounds: number; mean: number; z: number; keepsZ: number; beatsZ: number };

function rateOf({ numerator, denominator }: ExactRate): number {
  const scale = 10n ** 15n;
  return Number((BigInt(numerator) * scale) / BigInt(denominator)) / Number(scale);
}

function shareZ(counted: number, rounds: number, exact: ExactRate): number {
  const share = rateOf(exact);
  return (counted / rounds - share) / Math.sqrt((share * (1 - share)) / rounds);
}

/** A check of the exact numbers, never the proof: at sd 8, ±0.1 points would take hundreds of millions of rounds. */
export function sample(
  evaluator: Evaluator,
  rng: Rng,
  rounds: number,
  exact: Pick<ChoiceProof, 'rtp' | 'sdPerUnitStake' | 'odds'>,
): Sample {
  let total = 0;
  let keeps = 0;
  let beats = 0;
  for (let round = 0; round < rounds; round++) {
    const net = evaluator.round(rng);
    total += net;
    if (net >= 100) keeps++;
    if (net > 100) beats++;
  }
  const mean = total / (100 * rounds);
  return {
    rounds,
    mean,
    z: ((mean - rateOf(exact.rtp)) * Math.sqrt(rounds)) / Number(exact.sdPerUnitStake),
    keepsZ: shareZ(keeps, rounds, exact.odds.keepsStake),
    beatsZ: shareZ(beats, rounds, exact.odds.beatsStake),
  };
}

/** Of fair samples 99.9 % lie within so many standard errors. */
export const confidenceZ = 3.29;

/** The 99.9 % confidence interval of a sample's mean return, in per cent with three decimals, and whether the exact return is in it. */
export function describeSample(
  { rounds, mean, z }: Sample,
  { sdPerUnitStake }: Pick<ChoiceProof, 'sdPerUnitStake'>,
): { low: string; high: string; inside: boolean } {
  const reach = (confidenceZ * Number(sdPerUnitStake)) / Math.sqrt(rounds);
  const percent = (share: number) => (100 * share).toFixed(3);
  return { low: percent(mean - reach), high: percent(mean + reach), inside: Math.abs(z) <= confidenceZ };
}
