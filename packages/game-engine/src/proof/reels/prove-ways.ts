import type { WaysBand } from '../../families/reels/ways.ts';
import type { WaysGameData } from '../../families/reels/ways-round.ts';
import { assertSame } from '../assert-same.ts';
import { fraction } from '../fraction.ts';
import { grouped, type ParRow, type Proof, summaryOf } from '../summary.ts';
import { type FeatureCounts, featureByProduct, featureByRecurrence, type SpinCounts } from './free-spin-sums.ts';
import { keyPay, keyScatters, type SpinHistogram, sortedEntries } from './histogram.ts';
import { type RoundTotals, roundTotals } from './round.ts';
import { waysHistogram } from './ways-columns.ts';
import { scatterWaysOverCycle, waysPayOverCycle } from './ways-expectations.ts';

/** All pays are multiples of this number of hundredths of the stake. */
export const waysUnit = 25;

/** The second proof method of a ways game, besides columns, and the texts for its par sheet. */
export type WaysProofPlan = {
  /** Counts all spins of a band with the second method, from the tables of the shipped evaluator. */
  spinsOf(band: WaysBand): SpinHistogram;
  method: string;
  /** Name of the scatters, such as "gates". */
  scatters: string;
};

/** Counts a band with both methods, and its means with a third one. */
function countTwice(data: WaysGameData, band: WaysBand, plan: WaysProofPlan): SpinHistogram {
  const columns = waysHistogram(data, band);
  assertSame('spins', sortedEntries(plan.spinsOf(band)), sortedEntries(columns));
  let pay = 0n;
  const scatters = new Array<bigint>(8).fill(0n);
  for (const [key, count] of columns.counts) {
    pay += BigInt(keyPay(key)) * BigInt(count);
    scatters[keyScatters(key)] = (scatters[keyScatters(key)] as bigint) + BigInt(count);
  }
  assertSame('mean by product of expectations', pay, waysPayOverCycle(data, band));
  const products = scatterWaysOverCycle(data, band);
  assertSame(
    'scatters by product',
    scatters,
    Array.from(scatters, (_, index) => products[index] ?? 0n),
  );
  return columns;
}

/** Returns the sums of free spins by number of free spins. They are counted with two methods. */
function featuresOf(data: WaysGameData, free: SpinHistogram): Map<number, FeatureCounts> {
  const spin = new Map<number, bigint>();
  for (const [key, count] of free.counts) {
    const units = (keyPay(key) * data.freeMultiplier) / waysUnit;
    spin.set(units, (spin.get(units) ?? 0n) + BigInt(count));
  }
  const limit = data.maxPayX100 / waysUnit;
  return new Map([...new Set(data.freeSpins)].map((spins) => [spins, sumsOf(spin, spins, limit)]));
}

function sumsOf(spin: SpinCounts, spins: number, limit: number): FeatureCounts {
  const sums = featureByRecurrence(spin, spins, limit);
  assertSame(`${spins} free spins`, sums, featureByProduct(spin, spins, limit));
  return sums;
}

export type WaysProof = Proof & { totals: RoundTotals };

/**
 * Proves a ways game. Every stage is counted with two unrelated methods, and the proof throws unless both give the same
 * integers. All spins of both bands are counted by columns and by the method of the plan, their means by product of
 * expectations, and the sums of free spins by recurrence and by one product.
 */
export function proveWays(data: WaysGameData, plan: WaysProofPlan): WaysProof {
  const paid = countTwice(data, data.paid, plan);
  const free = countTwice(data, data.free, plan);
  const totals = roundTotals(data, paid, free.cycle, featuresOf(data, free), waysUnit);
  const words = {
    note: '' as const,
    method: [
      plan.method,
      'Columns: dynamic programming over the reels from the left, over all heights and stops, written from the rules; the same histograms, integer for integer. Their means again by product of expectations, scatters by product.',
      'Sums of free spins up to the highest win by a coefficient recurrence and by a power of one packed integer; the same counts, integer for integer.',
    ],
    cases: `${grouped(paid.cycle)} paid and ${grouped(free.cycle)} free window combinations; every sum of free spins below ${grouped(data.maxPayX100 / 100)}×`,
  };
  const feature = { id: 'free_spins', ways: totals.features, pay: totals.featurePay };
  return {
    totals,
    summary: summaryOf(
      [{ choice: {}, label: '', totals, feature, maxPayX100: data.maxPayX100, maxRaiseX100: 0 }],
      words,
    ),
    rows: rowsOf(data, plan, totals, paid),
    notes: [
      'Awards of a paid spin are counted before the highest win is applied; free spins are worth what they add after it.',
      'The last row is contained in the rows above it.',
    ],
  };
}

function rowsOf(data: WaysGameData, plan: WaysProofPlan, totals: RoundTotals, paid: SpinHistogram): ParRow[] {
  const cycle = BigInt(paid.cycle);
  const scatterWays = scatterWaysOverCycle(data, data.paid);
  const rows: ParRow[] = data.scatterPays.map((pay, index) => {
    const scatters = index + data.fewestScatters;
    const ways = scatterWays[scatters] ?? 0n;
    return {
      name: `${scatters} ${plan.scatters}, ${data.freeSpins[index]} free spins`,
      odds: fraction(ways, cycle),
      share: fraction(BigInt(pay) * ways, 100n * cycle),
    };
  });
  const hits = [...paid.counts].reduce((sum, [key, count]) => (keyPay(key) > 0 ? sum + count : sum), 0);
  const { ways, features, featurePay, top } = totals;
  return [
    ...rows,
    {
      name: 'Wins of ways of paid spins',
      odds: fraction(BigInt(hits), cycle),
      share: fraction(waysPayOverCycle(data, data.paid), 100n * cycle),
    },
    { name: 'Free spins, all together', odds: fraction(features, ways), share: fraction(featurePay, 100n * ways) },
    {
      name: `Highest win, ${grouped(data.maxPayX100 / 100)}×`,
      odds: fraction(top, ways),
      share: fraction(top * BigInt(data.maxPayX100), 100n * ways),
    },
  ];
}
