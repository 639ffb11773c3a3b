import type { ExactOdds, ExactRate, RoundOdds } from '../types.ts';
import { type Fraction, reduceFraction, truncateDecimal } from './fraction.ts';

/** Totals for the odds over all equally likely ways. */
export type OddsTotals = {
  ways: bigint;
  /** Ways that pay more than 0. */
  hits: bigint;
  /** Ways that pay at least the total stake including raises. `beats` has the ways that pay more than that. */
  keeps: bigint;
  beats: bigint;
  /** Ways that pay the maximum. */
  top: bigint;
};

/** Totals of a feature over the same ways. */
export type CountedFeature = {
  id: string;
  /** Ways with the feature. */
  ways: bigint;
  /** Sum of its pays over all ways, in hundredths of the stake. */
  pay: bigint;
};

/** Number of 100 losing streaks that are not longer than the longest usual one. */
const usualRuns = 99;

export function buildExactRate(numerator: bigint, denominator: bigint): ExactRate {
  const lowest = reduceFraction(numerator, denominator);
  const percent = truncateDecimal({ numerator: 100n * lowest.numerator, denominator: lowest.denominator }, 2);
  return { numerator: lowest.numerator.toString(), denominator: lowest.denominator.toString(), percent };
}

/** Returns N of "1 in N" in units of 10^−places, rounded up. The odds must be above 0. */
export function computeOneIn({ numerator, denominator }: Fraction, places: bigint): bigint {
  return (denominator * 10n ** places + numerator - 1n) / numerator;
}

/** Returns exact odds. @throws RangeError for odds of 0, because players never see impossible events */
export function buildExactOdds(favourable: bigint, ways: bigint): ExactOdds {
  if (favourable <= 0n) throw new RangeError('The odds of an impossible event are not defined.');
  const rate = buildExactRate(favourable, ways);
  const hundredths = computeOneIn({ numerator: favourable, denominator: ways }, 2n).toString().padStart(3, '0');
  return { ...rate, oneIn: `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}` };
}

/**
 * Returns the smallest length n that at least 99 of 100 losing streaks do not exceed. Rounds are independent, so a streak
 * continues with the probability p of losing. It is longer than n with probability p^n. So n is the smallest number with
 * p^n ≤ 1/100.
 * @throws RangeError when every round loses.
 */
export function findLongestUsualLosingRun({ ways, keeps }: Pick<OddsTotals, 'ways' | 'keeps'>): number {
  if (keeps === 0n) throw new RangeError('The game never returns the stake.');
  const { numerator, denominator } = reduceFraction(ways - keeps, ways);
  let rounds = 0;
  let [lost, all] = [1n, 1n];
  while (100n * lost > BigInt(100 - usualRuns) * all) {
    lost *= numerator;
    all *= denominator;
    rounds++;
  }
  return rounds;
}

/** @param net pays minus raises of all ways, in hundredths of the stake */
export function buildRoundOdds(totals: OddsTotals, net: bigint, feature: CountedFeature | null): RoundOdds {
  const { ways, hits, keeps, beats, top } = totals;
  return {
    pays: buildExactOdds(hits, ways),
    keepsStake: buildExactOdds(keeps, ways),
    beatsStake: buildExactOdds(beats, ways),
    feature: feature && {
      id: feature.id,
      ...buildExactOdds(feature.ways, ways),
      rtpWithout: buildExactRate(net - feature.pay, 100n * ways),
    },
    topWin: buildExactOdds(top, ways),
    losingRun: { rounds: findLongestUsualLosingRun(totals), ofHundred: usualRuns },
  };
}
