import type { ChoiceProof, ExactRate, Rng } from '../types.ts';
import type { Evaluator } from './game-proof.ts';

/**
 * Mean net return of a sample in units of the stake, and its distance from the exact return in standard errors. `keepsZ` and
 * `beatsZ` are the distances for the rounds that kept the stake and those that beat it.
 */
export type Sample = { rounds: number; mean: number; z: number; keepsZ: number; beatsZ: number };

function toNumber({ numerator, denominator }: ExactRate): number {
  const scale = 10n ** 15n;
  return Number((BigInt(numerator) * scale) / BigInt(denominator)) / Number(scale);
}

function computeShareZ(counted: number, rounds: number, exact: ExactRate): number {
  const share = toNumber(exact);
  return (counted / rounds - share) / Math.sqrt((share * (1 - share)) / rounds);
}

/** Checks the exact numbers. It is no proof: with sd 8, ±0.1 points would need hundreds of millions of rounds. */
export function sampleRounds(
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
    z: ((mean - toNumber(exact.rtp)) * Math.sqrt(rounds)) / Number(exact.sdPerUnitStake),
    keepsZ: computeShareZ(keeps, rounds, exact.odds.keepsStake),
    beatsZ: computeShareZ(beats, rounds, exact.odds.beatsStake),
  };
}

/** 99.9 % of fair samples are within this number of standard errors. */
export const confidenceZ = 3.29;

/** Returns the 99.9 % confidence interval of the mean in percent, and whether it contains the exact return. */
export function describeSample(
  { rounds, mean, z }: Sample,
  { sdPerUnitStake }: Pick<ChoiceProof, 'sdPerUnitStake'>,
): { low: string; high: string; inside: boolean } {
  const reach = (confidenceZ * Number(sdPerUnitStake)) / Math.sqrt(rounds);
  const percent = (share: number) => (100 * share).toFixed(3);
  return { low: percent(mean - reach), high: percent(mean + reach), inside: Math.abs(z) <= confidenceZ };
}
