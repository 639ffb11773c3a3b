import { replayRound } from '../replay.ts';
import { createRng } from '../rng/rng.ts';
import type { AnyGame, Choice, ChoiceProof, ExactRate, Rng } from '../types.ts';
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
const confidenceZ = 3.29;

/** Samples one choice from a fixed seed, so the result never changes. @throws Error if it is not close to the exact figures */
export function assertClose(evaluator: Evaluator, rounds: number, exact: ChoiceProof, seed: number): void {
  const { z, keepsZ, beatsZ } = sampleRounds(evaluator, createRng(new Uint8Array(32).fill(seed)), rounds, exact);
  for (const distance of [z, keepsZ, beatsZ])
    if (!(Math.abs(distance) < confidenceZ)) throw new Error(`${evaluator.name}: ${distance} standard errors away`);
}

/** Compares the evaluator of an instant game with the replay of the same rounds. @throws Error if a pay differs */
export function assertPaysLikeReplay(game: AnyGame, evaluator: Evaluator, choice: Choice, rounds = 100_000): void {
  const key = new Uint8Array(32);
  const words = new DataView(key.buffer);
  for (let round = 0; round < rounds; round++) {
    words.setUint32(0, round, true);
    const { result } = replayRound(game, key, choice, []);
    if (evaluator.round(createRng(key)) !== result?.payX100) throw new Error(`round ${round} differs`);
  }
}

/** Returns the 99.9 % confidence interval of the mean in percent, and whether it contains the exact return. */
export function describeSample(
  { rounds, mean, z }: Sample,
  { sdPerUnitStake }: Pick<ChoiceProof, 'sdPerUnitStake'>,
): { low: string; high: string; inside: boolean } {
  const reach = (confidenceZ * Number(sdPerUnitStake)) / Math.sqrt(rounds);
  const percent = (share: number) => (100 * share).toFixed(3);
  return { low: percent(mean - reach), high: percent(mean + reach), inside: Math.abs(z) <= confidenceZ };
}
