import { shortestRun } from '../../../families/reels/lines-5x3.ts';
import { assertSame } from '../../../proof/assert-same.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import {
  countFeatureByProduct,
  countFeatureByRecurrence,
  type FeatureCounts,
  type SpinCounts,
} from '../../../proof/reels/free-spin-sums.ts';
import { keyPay, keyScatters, type SpinHistogram, sortedEntries } from '../../../proof/reels/histogram.ts';
import { countByColumns } from '../../../proof/reels/line-columns.ts';
import { countByCycle } from '../../../proof/reels/line-cycle.ts';
import { computeLinePayOverCycle, computeScattersOverCycle } from '../../../proof/reels/line-symbol-counts.ts';
import { countRounds, type RoundTotals } from '../../../proof/reels/round.ts';
import { formatThousands, type ParRow, type Proof, summarizeProof } from '../../../proof/summary.ts';
import { createStarlightTables } from '../evaluate.ts';
import type { StarlightData } from '../maths.ts';

/** All pays are multiples of this number of hundredths of the stake. */
const unit = 25;

export type StarlightSpins = { base: SpinHistogram; free: SpinHistogram };

export function spinsByCycle(data: StarlightData): StarlightSpins {
  const { lines, base, free, maxPayX100 } = createStarlightTables(data);
  return {
    base: countByCycle(lines, base, unit, maxPayX100),
    free: countByCycle(lines, free, unit, maxPayX100),
  };
}

export function spinsByColumns(data: StarlightData): StarlightSpins {
  return { base: countByColumns(data, data.baseReels), free: countByColumns(data, data.freeReels) };
}

function assertSymbolCounts(data: StarlightData, reels: readonly string[], spins: SpinHistogram): void {
  let pay = 0n;
  const scatters = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const [key, count] of spins.counts) {
    pay += BigInt(keyPay(key)) * BigInt(count);
    scatters[keyScatters(key)] = (scatters[keyScatters(key)] as bigint) + BigInt(count);
  }
  assertSame('line pay by symbol counts', pay, computeLinePayOverCycle(data, reels));
  const counted = computeScattersOverCycle(data, reels);
  assertSame('scatters by symbol counts', scatters, [...counted, 0n, 0n, 0n, 0n, 0n, 0n].slice(0, 6));
}

function freeSpinCounts(data: StarlightData, free: SpinHistogram): SpinCounts {
  const spin = new Map<number, bigint>();
  for (const [key, count] of free.counts) {
    const units = (keyPay(key) * data.freeMultiplier) / unit;
    spin.set(units, (spin.get(units) ?? 0n) + BigInt(count));
  }
  return spin;
}

function featureCounts(
  data: StarlightData,
  free: SpinHistogram,
  count: (spin: SpinCounts, spins: number, limit: number) => FeatureCounts,
): Map<number, FeatureCounts> {
  const spin = freeSpinCounts(data, free);
  const limit = data.maxPayX100 / unit;
  return new Map(data.freeSpins.map((spins) => [spins, count(spin, spins, limit)]));
}

export type StarlightProof = Proof & { totals: RoundTotals };

/**
 * Proves the game. Every stage is counted with two unrelated methods, and the proof throws unless both give the same
 * integers. The paid and the free spin are counted by full cycle and by columns, and their means by symbol counts. The sums
 * of free spins are counted by recurrence and by one product.
 */
export function proveStarlight(data: StarlightData): StarlightProof {
  const cycle = spinsByCycle(data);
  const columns = spinsByColumns(data);
  assertSame('paid spin', sortedEntries(cycle.base), sortedEntries(columns.base));
  assertSame('free spin', sortedEntries(cycle.free), sortedEntries(columns.free));
  assertSymbolCounts(data, data.baseReels, columns.base);
  assertSymbolCounts(data, data.freeReels, columns.free);
  const features = featureCounts(data, cycle.free, countFeatureByRecurrence);
  const product = featureCounts(data, columns.free, countFeatureByProduct);
  for (const [spins, counts] of features) assertSame(`${spins} free spins`, counts, product.get(spins));
  const totals = countRounds({ ...data, fewestScatters: shortestRun }, cycle.base, cycle.free.cycle, features, unit);
  return { totals, ...describe(data, totals, cycle) };
}

function describe(data: StarlightData, totals: RoundTotals, spins: StarlightSpins): Proof {
  const scattersOnly = data.scatterPays.map((pay, index) => ({
    name: `${index + 3} moons, ${data.freeSpins[index]} free spins`,
    pay: BigInt(pay),
    ways: computeScattersOverCycle(data, data.baseReels)[index + 3] ?? 0n,
  }));
  const base = BigInt(spins.base.cycle);
  const scatterShare = scattersOnly.reduce((sum, { pay, ways }) => sum + pay * ways, 0n);
  const rows: ParRow[] = scattersOnly.map(({ name, pay, ways }) => ({
    name,
    odds: reduceFraction(ways, base),
    share: reduceFraction(pay * ways, 100n * base),
  }));
  const linePay = computeLinePayOverCycle(data, data.baseReels);
  const lineHits = [...spins.base.counts].reduce((sum, [key, count]) => (keyPay(key) > 0 ? sum + count : sum), 0);
  rows.push(
    {
      name: 'Line wins of paid spins',
      odds: reduceFraction(BigInt(lineHits), base),
      share: reduceFraction(linePay, 100n * base),
    },
    {
      name: 'Free spins, all together',
      odds: reduceFraction(totals.features, totals.ways),
      share: reduceFraction(totals.featurePay, 100n * totals.ways),
    },
    {
      name: `Highest win, ${formatThousands(data.maxPayX100 / 100)}×`,
      odds: reduceFraction(totals.top, totals.ways),
      share: reduceFraction(totals.top * BigInt(data.maxPayX100), 100n * totals.ways),
    },
  );
  if (linePay * totals.ways + scatterShare * totals.ways + totals.featurePay * base !== totals.pay * base) {
    throw new Error('The parts of the return do not add up.');
  }
  const words = {
    note: '' as const,
    method: [
      'Full cycle: every combination of stops of the five reels, paid and free, through the evaluator that ships.',
      'Columns: dynamic programming over distinct windows from the left, written from the rules. The histograms are the same integers. Symbol counts give the same means and scatters.',
      'Sums of 8, 10 and 12 free spins up to the highest win by a coefficient recurrence and by a power of one packed integer. The counts are the same integers.',
    ],
    cases: `${formatThousands(spins.base.cycle)} paid and ${formatThousands(spins.free.cycle)} free stop combinations; every sum of free spins below ${formatThousands(data.maxPayX100 / 100)}×`,
  };
  const feature = { id: 'free_spins', ways: totals.features, pay: totals.featurePay };
  return {
    summary: summarizeProof(
      [{ choice: {}, label: '', totals, feature, maxPayX100: data.maxPayX100, maxRaiseX100: 0 }],
      words,
    ),
    rows,
    notes: [
      'The last row is included in the row above it.',
      'Free spins count what they add to the paid spin, after the highest win is applied.',
    ],
  };
}
