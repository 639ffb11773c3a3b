import type { PayDistribution } from '@goldwren/game-engine';
import { addUpRounds, type Bar, buildBars, exactError, findQuantile, mostRounds, rankIn } from './exact-results.ts';
import type { Figures, OwnRound } from './expected-range.ts';

/** At least this many of 100 results are between `low` and `high`. */
export const middleOfHundred = 90;
const tail = (100 - middleOfHundred) / 200;
/** The chances are never too high, so this share is at most `tail`. */
const lowTail = tail - exactError;

/** Rounds of one choice with equal stakes, and the exact distribution of their net result. Amounts are in hundredths. */
export interface ExactComparison {
  /** The choice, as its place in the proof. */
  readonly choice: number;
  readonly stake: bigint;
  readonly rounds: number;
  /** False if there are rounds at another stake, with another choice, or before these. */
  readonly isAll: boolean;
  readonly net: bigint;
  readonly mean: bigint;
  readonly low: bigint;
  readonly high: bigint;
  /** Shares of all results. */
  readonly lower: number;
  readonly same: number;
  /** The net result of each bar, in coins. They are only drawn. */
  readonly bars: readonly Bar[];
}

interface Group {
  readonly figures: Figures;
  readonly distribution: PayDistribution;
  readonly stake: bigint;
  readonly rounds: OwnRound[];
}

/** The rounds of the most frequent choice and stake. Of equal ones, those that were played first. */
function findLargestGroup(rounds: readonly OwnRound[]): Group | null {
  const groups = new Map<string, Group>();
  let largest: Group | null = null;
  for (const round of rounds) {
    const { stake, figures } = round;
    const { choice, distribution } = figures;
    if (!distribution || stake <= 0n) continue;
    const key = `${choice} ${stake}`;
    const group = groups.get(key) ?? { figures, distribution, stake, rounds: [] };
    groups.set(key, group);
    group.rounds.push(round);
    if (!largest || group.rounds.length > largest.rounds.length) largest = group;
  }
  return largest;
}

/**
 * Compares the latest rounds of the most frequent choice and stake with their exact distribution. Null if the proof publishes
 * none. Which rounds these are does not depend on a result.
 */
export function compareExactly(rounds: readonly OwnRound[]): ExactComparison | null {
  const group = findLargestGroup(rounds);
  if (!group) return null;
  const { stake, figures, distribution } = group;
  const own = group.rounds.slice(-mostRounds);
  const count = own.length;
  const results = addUpRounds(distribution, count);
  const staked = stake * BigInt(count);
  const paid = own.reduce((sum, { payout }) => sum + payout, 0n);
  // A payout is the stake times a whole number of hundredths.
  const sum = Number((100n * paid) / stake);
  const netOf = (sumX100: number) => (stake * BigInt(sumX100)) / 100n - staked;
  // A sum is drawn in the middle of its place.
  const edge = (sumX100: number) => (Number(stake) * (sumX100 - results.step / 2 - 100 * count)) / 10_000;
  const expected = staked * figures.numerator;
  return {
    ...{ choice: figures.choice, stake, rounds: count, isAll: count === rounds.length },
    net: paid - staked,
    mean: (2n * expected + figures.denominator) / (2n * figures.denominator) - staked,
    low: netOf(findQuantile(results, lowTail)),
    high: netOf(findQuantile(results, 1 - tail)),
    ...rankIn(results, sum),
    bars: buildBars(results, sum).map(({ low, high, chance }) => ({ low: edge(low), high: edge(high), chance })),
  };
}
