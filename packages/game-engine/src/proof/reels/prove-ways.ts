import type { WaysBand } from '../../families/reels/ways.ts';
import type { WaysGameData } from '../../families/reels/ways-round.ts';
import { assertSame } from '../assert-same.ts';
import { reduceFraction } from '../fraction.ts';
import { formatThousands, type ParRow, type Proof, summarizeProof } from '../summary.ts';
import {
  countFeatureByProduct,
  countFeatureByRecurrence,
  type FeatureCounts,
  type SpinCounts,
} from './free-spin-sums.ts';
import { keyPay, keyScatters, type SpinHistogram, sortedEntries } from './histogram.ts';
import { countRounds, type RoundTotals } from './round.ts';
import { countWaysByColumns } from './ways-columns.ts';
import { computeScatterWaysOverCycle, computeWaysPayOverCycle } from './ways-expectations.ts';

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
  const columns = countWaysByColumns(data, band);
  assertSame('spins', sortedEntries(plan.spinsOf(band)), sortedEntries(columns));
  let pay = 0n;
  const scatters = new Array<bigint>(8).fill(0n);
  for (const [key, count] of columns.counts) {
    pay += BigInt(keyPay(key)) * BigInt(count);
    scatters[keyScatters(key)] = (scatters[keyScatters(key)] as bigint) + BigInt(count);
  }
  assertSame('mean by product of expectations', pay, computeWaysPayOverCycle(data, band));
  const products = computeScatterWaysOverCycle(data, band);
  assertSame(
    'scatters by product',
    scatters,
    Array.from(scatters, (_, index) => products[index] ?? 0n),
  );
  return columns;
}

/** Returns the sums of free spins by number of free spins. They are counted with two methods. */
function countFeatures(data: WaysGameData, free: SpinHistogram): Map<number, FeatureCounts> {
  const spin = new Map<number, bigint>();
  for (const [key, count] of free.counts) {
    const units = (keyPay(key) * data.freeMultiplier) / waysUnit;
    spin.set(units, (spin.get(units) ?? 0n) + BigInt(count));
  }
  const limit = data.maxPayX100 / waysUnit;
  return new Map([...new Set(data.freeSpins)].map((spins) => [spins, sumsOf(spin, spins, limit)]));
}

function sumsOf(spin: SpinCounts, spins: number, limit: number): FeatureCounts {
  const sums = countFeatureByRecurrence(spin, spins, limit);
  assertSame(`${spins} free spins`, sums, countFeatureByProduct(spin, spins, limit));
  return sums;
}

export type WaysProof = Proof & { totals: RoundTotals };

/**
 * Proves a ways game. Every stage is counted with two unrelated methods, and the proof throws unless both give the same
 * integers. All spins of both bands are counted by columns and by the method of the plan. Their means are counted by product
 * of expectations. The sums of free spins are counted by recurrence and by one product.
 */
export function proveWays(data: WaysGameData, plan: WaysProofPlan): WaysProof {
  const paid = countTwice(data, data.paid, plan);
  const free = countTwice(data, data.free, plan);
  const totals = countRounds(data, paid, free.cycle, countFeatures(data, free), waysUnit);
  const words = {
    note: '' as const,
    method: [
      plan.method,
      'Columns: dynamic programming over the reels from the left, over all heights and stops, written from the rules. The histograms are the same integers. A product of expectations gives the same means, and a product gives the same scatters.',
      'Sums of free spins up to the highest win by a coefficient recurrence and by a power of one packed integer. The counts are the same integers.',
    ],
    cases: `${formatThousands(paid.cycle)} paid and ${formatThousands(free.cycle)} free window combinations; every sum of free spins below ${formatThousands(data.maxPayX100 / 100)}×`,
  };
  const feature = { id: 'free_spins', ways: totals.features, pay: totals.featurePay };
  return {
    totals,
    summary: summarizeProof(
      [{ choice: {}, label: '', totals, feature, maxPayX100: data.maxPayX100, maxRaiseX100: 0 }],
      words,
    ),
    rows: rowsOf(data, plan, totals, paid),
    notes: [
      'Awards of a paid spin are counted before the highest win is applied; free spins count what they add after it.',
      'The last row is included in the rows above it.',
    ],
  };
}

function rowsOf(data: WaysGameData, plan: WaysProofPlan, totals: RoundTotals, paid: SpinHistogram): ParRow[] {
  const cycle = BigInt(paid.cycle);
  const scatterWays = computeScatterWaysOverCycle(data, data.paid);
  const rows: ParRow[] = data.scatterPays.map((pay, index) => {
    const scatters = index + data.fewestScatters;
    const ways = scatterWays[scatters] ?? 0n;
    return {
      name: `${scatters} ${plan.scatters}, ${data.freeSpins[index]} free spins`,
      odds: reduceFraction(ways, cycle),
      share: reduceFraction(BigInt(pay) * ways, 100n * cycle),
    };
  });
  const hits = [...paid.counts].reduce((sum, [key, count]) => (keyPay(key) > 0 ? sum + count : sum), 0);
  const { ways, features, featurePay, top } = totals;
  return [
    ...rows,
    {
      name: 'Wins of ways of paid spins',
      odds: reduceFraction(BigInt(hits), cycle),
      share: reduceFraction(computeWaysPayOverCycle(data, data.paid), 100n * cycle),
    },
    {
      name: 'Free spins, all together',
      odds: reduceFraction(features, ways),
      share: reduceFraction(featurePay, 100n * ways),
    },
    {
      name: `Highest win, ${formatThousands(data.maxPayX100 / 100)}×`,
      odds: reduceFraction(top, ways),
      share: reduceFraction(top * BigInt(data.maxPayX100), 100n * ways),
    },
  ];
}
