import type { ExactRate, ProofSummary, Volatility } from '../types.ts';
import { decimal, type Fraction, fraction, roundHalfEven, squareRootDecimal } from './fraction.ts';

/** Totals over all equally likely ways: what every proof ends in. Pays in hundredths of the stake. */
export type Totals = {
  ways: bigint;
  pay: bigint;
  paySquared: bigint;
  /** Ways that pay more than nothing. */
  hits: bigint;
  /** Ways that pay the maximum. */
  top: bigint;
};

/** A line of the par sheet: how often, and how much of the return. */
export type ParRow = { name: string; odds: Fraction; share: Fraction };

export type Proof = {
  summary: ProofSummary;
  rows: ParRow[];
  notes: string[];
};

/** Law: what we offer returns between 92 % and 98 % (spec/decisions.md §5). */
export const rtpBounds = { lowPercent: 92, highPercent: 98 } as const;

/** Thresholds of design/games.md, in ten-thousandths of the stake. */
const volatilities: readonly (readonly [number, Volatility])[] = [
  [25000, 'Low'],
  [35000, 'Low-Medium'],
  [50000, 'Medium'],
  [80000, 'Medium-High'],
];

export function volatilityOf(sdPerUnitStake: string): Volatility {
  const sd = Number(sdPerUnitStake.replace('.', ''));
  return volatilities.find(([limit]) => sd < limit)?.[1] ?? 'High';
}

function exactRate(numerator: bigint, denominator: bigint): ExactRate {
  const lowest = fraction(numerator, denominator);
  const percent = decimal({ numerator: 100n * lowest.numerator, denominator: lowest.denominator }, 2);
  return { numerator: lowest.numerator.toString(), denominator: lowest.denominator.toString(), percent };
}

/** "1 in 12,345", rounded to the nearest. */
export function oneIn({ numerator, denominator }: Fraction): string {
  return `1 in ${grouped(roundHalfEven(denominator, numerator))}`;
}

export function grouped(value: bigint | number): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}

export function summaryOf(
  totals: Totals,
  words: { note: string; method: string[]; cases: string },
  maxPayX100: number,
): ProofSummary {
  const { ways, pay, paySquared, hits, top } = totals;
  const variance = fraction(paySquared * ways - pay * pay, ways * ways * 10000n);
  const sdPerUnitStake = squareRootDecimal(variance, 4);
  return {
    rtp: { ...exactRate(pay, 100n * ways), note: words.note },
    hitRate: exactRate(hits, ways),
    sdPerUnitStake,
    volatility: volatilityOf(sdPerUnitStake),
    maxPayX100,
    topAwardOdds: oneIn(fraction(top, ways)),
    method: words.method,
    cases: words.cases,
  };
}
