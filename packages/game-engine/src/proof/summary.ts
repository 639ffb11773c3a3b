import type { Choice, ChoiceProof, ExactRate, ProofSummary, ReturnNote, Volatility } from '../types.ts';
import { buildDistribution, type PayCounts } from './distribution.ts';
import { type Fraction, formatDecimal, formatSquareRoot, reduceFraction } from './fraction.ts';
import { buildExactRate, buildRoundOdds, type CountedFeature, computeOneIn, type OddsTotals } from './odds.ts';

/** The result of every proof: totals over all equally likely ways. Pays are in hundredths of the stake. */
export type Totals = OddsTotals & {
  pay: bigint;
  /** Sum of the raises over all ways. */
  raise: bigint;
  /** Sum of (pay − raise)². */
  netSquared: bigint;
};

/** Creates empty totals. */
export function createTotals(): Totals {
  return { ways: 0n, pay: 0n, raise: 0n, netSquared: 0n, hits: 0n, keeps: 0n, beats: 0n, top: 0n };
}

/** Adds `ways` ways of a round to the totals. Pay and raise are in hundredths of the base stake. */
export function countRound(totals: Totals, ways: bigint, pay: bigint, raise: bigint, maxPayX100: number): void {
  const net = pay - raise;
  totals.ways += ways;
  totals.pay += pay * ways;
  totals.raise += raise * ways;
  totals.netSquared += net * net * ways;
  if (pay > 0n) totals.hits += ways;
  if (net >= 100n) totals.keeps += ways;
  if (net > 100n) totals.beats += ways;
  if (pay === BigInt(maxPayX100)) totals.top += ways;
}

/** A row of the par sheet: odds and share of the return. */
export type ParRow = { name: string; odds: Fraction; share: Fraction };

/**
 * The plans behind the figures of a game in which no plan is the best. The par sheet names one with each figure, because the
 * figures belong to different plans.
 */
export type ProofPlans = {
  /** Plans with the lowest and the highest return, and with the largest standard deviation. */
  lowest: string;
  highest: string;
  widest: string;
  /** Plan of the hit rate and of all odds of a round. */
  odds: string;
  /** Plan with the highest pay. */
  top: string;
  /** The plan in each row of the table by choice, as the end of a sentence. */
  eachChoice: string;
};

export type Proof = {
  summary: ProofSummary;
  rows: ParRow[];
  notes: string[];
  /** Left out if all figures are those of one way to play. */
  plans?: ProofPlans;
};

/** The legal range: offered games must return between 92 % and 98 %. */
export const rtpBounds = { lowPercent: 92, highPercent: 98 } as const;

/** Thresholds of the volatility classes, in ten-thousandths of the stake. */
const volatilities: readonly (readonly [number, Volatility])[] = [
  [25000, 'Low'],
  [35000, 'Low-Medium'],
  [50000, 'Medium'],
  [80000, 'Medium-High'],
];

export function classifyVolatility(sdPerUnitStake: string): Volatility {
  const sd = Number(sdPerUnitStake.replace('.', ''));
  return volatilities.find(([limit]) => sd < limit)?.[1] ?? 'High';
}

/** Formats odds as "1 in 12,345", rounded up so that it never overstates them, or as "never" for odds of 0. */
export function formatOdds(odds: Fraction): string {
  return odds.numerator === 0n ? 'never' : `1 in ${formatThousands(computeOneIn(odds, 0n))}`;
}

/** Adds thousands separators to a number. The decimal part does not change. */
export function formatThousands(value: bigint | number | string): string {
  return value.toString().replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** Counts of one choice of a game. A game without choices has one of these, with `{}`. */
export type CountedChoice = {
  choice: Choice;
  label: string;
  /** Totals of the play that its RTP and odds assume. */
  totals: Totals;
  /** Totals of every plan of a player, if no plan is the best for all. Otherwise left out. */
  anyPlay?: readonly Totals[];
  /** Ways of each pay, if the proof publishes them. They are those of `totals`. */
  pays?: PayCounts;
  /** Null for a game without a feature. */
  feature: CountedFeature | null;
  maxPayX100: number;
  /** Largest possible raise in one round with any play. 0 without raises. */
  maxRaiseX100: number;
};

function computeRtp({ ways, pay, raise }: Totals): ExactRate {
  return buildExactRate(pay - raise, 100n * ways);
}

/** Returns the standard deviation of the net result per base stake, with four decimals. */
export function computeSd({ ways, pay, raise, netSquared }: Totals): string {
  const net = pay - raise;
  return formatSquareRoot(reduceFraction(netSquared * ways - net * net, ways * ways * 10000n), 4);
}

function findHighestSd(deviations: readonly string[]): string {
  return deviations.reduce((a, b) => (Number(b) > Number(a) ? b : a));
}

function buildChoiceProof({
  choice,
  label,
  totals,
  anyPlay,
  pays: counts,
  feature,
  maxPayX100,
}: CountedChoice): ChoiceProof {
  const { ways, pay, raise } = totals;
  const rates = anyPlay?.map(computeRtp).sort(compareRates);
  return {
    choice,
    label,
    rtp: computeRtp(totals),
    odds: buildRoundOdds(totals, pay - raise, feature),
    sdPerUnitStake: computeSd(totals),
    maxPayX100,
    meanStake: formatDecimal(reduceFraction(100n * ways + raise, 100n * ways), 4),
    ...(counts ? { distribution: buildDistribution(counts, ways) } : {}),
    ...(anyPlay && rates
      ? {
          anyPlay: {
            rtpLow: rates[0] as ExactRate,
            rtpHigh: rates.at(-1) as ExactRate,
            sdPerUnitStake: findHighestSd(anyPlay.map(computeSd)),
          },
        }
      : {}),
  };
}

function compareRates(a: ExactRate, b: ExactRate): number {
  const difference = BigInt(a.numerator) * BigInt(b.denominator) - BigInt(b.numerator) * BigInt(a.denominator);
  return Number(difference > 0n) - Number(difference < 0n);
}

/** Combines the counts of all choices. @param counted in the order of the game's `choices` */
export function summarizeProof(
  counted: readonly CountedChoice[],
  words: { note: ReturnNote; method: string[]; cases: string },
): ProofSummary {
  const choices = counted.map(buildChoiceProof);
  const lowOf = ({ rtp, anyPlay }: ChoiceProof) => anyPlay?.rtpLow ?? rtp;
  const lowest = [...choices].sort((a, b) => compareRates(lowOf(a), lowOf(b)))[0] as ChoiceProof;
  const highest = choices
    .map(({ rtp, anyPlay }) => anyPlay?.rtpHigh ?? rtp)
    .sort(compareRates)
    .at(-1) as ExactRate;
  const widest = findHighestSd(choices.map(({ sdPerUnitStake, anyPlay }) => anyPlay?.sdPerUnitStake ?? sdPerUnitStake));
  const best = choices.reduce((a, b) => (b.maxPayX100 > a.maxPayX100 ? b : a));
  return {
    rtp: { ...lowOf(lowest), note: words.note },
    rtpHigh: highest,
    choices,
    odds: lowest.odds,
    sdPerUnitStake: widest,
    volatility: classifyVolatility(widest),
    maxPayX100: best.maxPayX100,
    topWin: best.odds.topWin,
    maxRaiseX100: Math.max(...counted.map((choice) => choice.maxRaiseX100)),
    method: words.method,
    cases: words.cases,
  };
}
