import type { ExactOdds, ExactRate, RoundOdds } from '../types.ts';
import { type Fraction, fraction, truncatedDecimal } from './fraction.ts';

/** What the odds are made of, over all equally likely ways. */
export type OddsTotals = {
  ways: bigint;
  /** Ways that pay more than nothing. */
  hits: bigint;
  /** Ways that pay at least what was staked, raises included; and those that pay more. */
  keeps: bigint;
  beats: bigint;
  /** Ways that pay the maximum. */
  top: bigint;
};

/** A feature over the same ways. */
export type CountedFeature = {
  id: string;
  /** Ways that have it. */
  ways: bigint;
  /** What it adds to the pays of all ways, in hundredths of the stake. */
  pay: bigint;
};

/** Of 100 losing runs so many are no longer than the longest usual one. */
const usualRuns = 99;

export function exactRate(numerator: bigint, denominator: bigint): ExactRate {
  const lowest = fraction(numerator, denominator);
  const percent = truncatedDecimal({ numerator: 100n * lowest.numerator, denominator: lowest.denominator }, 2);
  return { numerator: lowest.numerator.toString(), denominator: lowest.denominator.toString(), percent };
}

/** N of "1 in N" in units of 10^−places, rounded up; for odds above 0. */
export function oneInOf({ numerator, denominator }: Fraction, places: bigint): bigint {
  return (denominator * 10n ** places + numerator - 1n) / numerator;
}

/** @throws RangeError for what never happens: nothing of a game that is told to players is that. */
export function exactOdds(favourable: bigint, ways: bigint): ExactOdds {
  if (favourable <= 0n) throw new RangeError('odds of what never happens');
  const rate = exactRate(favourable, ways);
  const hundredths = oneInOf({ numerator: favourable, denominator: ways }, 2n).toString().padStart(3, '0');
  return { ...rate, oneIn: `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}` };
}

/**
 * The shortest length n that at least 99 of 100 losing runs do not exceed. Rounds are independent, so a run that has
 * begun goes on with the probability p of losing: it is longer than n with p^n, and n is the least with p^n ≤ 1/100.
 * @throws RangeError when every round loses.
 */
export function longestUsualLosingRun({ ways, keeps }: Pick<OddsTotals, 'ways' | 'keeps'>): number {
  if (keeps === 0n) throw new RangeError('a game that never returns the stake');
  const { numerator, denominator } = fraction(ways - keeps, ways);
  let rounds = 0;
  let [lost, all] = [1n, 1n];
  while (100n * lost > BigInt(100 - usualRuns) * all) {
    lost *= numerator;
    all *= denominator;
    rounds++;
  }
  return rounds;
}

/** @param net of all ways, in hundredths of the stake: pays less raises */
export function roundOdds(totals: OddsTotals, net: bigint, feature: CountedFeature | null): RoundOdds {
  const { ways, hits, keeps, beats, top } = totals;
  return {
    pays: exactOdds(hits, ways),
    keepsStake: exactOdds(keeps, ways),
    beatsStake: exactOdds(beats, ways),
    feature: feature && {
      id: feature.id,
      ...exactOdds(feature.ways, ways),
      rtpWithout: exactRate(net - feature.pay, 100n * ways),
    },
    topWin: exactOdds(top, ways),
    losingRun: { rounds: longestUsualLosingRun(totals), ofHundred: usualRuns },
  };
}
