import { shortestRun } from '../../../families/reels/lines-5x3.ts';
import { assertSame } from '../../../proof/assert-same.ts';
import { fraction } from '../../../proof/fraction.ts';
import {
  type FeatureCounts,
  featureByProduct,
  featureByRecurrence,
  type SpinCounts,
} from '../../../proof/reels/free-spin-sums.ts';
import { keyPay, keyScatters, type SpinHistogram, sortedEntries } from '../../../proof/reels/histogram.ts';
import { columnHistogram } from '../../../proof/reels/line-columns.ts';
import { cycleHistogram } from '../../../proof/reels/line-cycle.ts';
import { linePayOverCycle, scattersOverCycle } from '../../../proof/reels/line-symbol-counts.ts';
import { type RoundTotals, roundTotals } from '../../../proof/reels/round.ts';
import { grouped, type ParRow, type Proof, summaryOf } from '../../../proof/summary.ts';
import { starlightTables } from '../evaluate.ts';
import type { StarlightData } from '../maths.ts';

/** All pays are multiples of this number of hundredths of the stake. */
const unit = 25;

export type StarlightSpins = { base: SpinHistogram; free: SpinHistogram };

export function spinsByCycle(data: StarlightData): StarlightSpins {
  const { lines, base, free, maxPayX100 } = starlightTables(data);
  return {
    base: cycleHistogram(lines, base, unit, maxPayX100),
    free: cycleHistogram(lines, free, unit, maxPayX100),
  };
}

export function spinsByColumns(data: StarlightData): StarlightSpins {
  return { base: columnHistogram(data, data.baseReels), free: columnHistogram(data, data.freeReels) };
}

function assertSymbolCounts(data: StarlightData, reels: readonly string[], spins: SpinHistogram): void {
  let pay = 0n;
  const scatters = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const [key, count] of spins.counts) {
    pay += BigInt(keyPay(key)) * BigInt(count);
    scatters[keyScatters(key)] = (scatters[keyScatters(key)] as bigint) + BigInt(count);
  }
  assertSame('line pay by symbol counts', pay, linePayOverCycle(data, reels));
  const counted = scattersOverCycle(data, reels);
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
  const features = featureCounts(data, cycle.free, featureByRecurrence);
  const product = featureCounts(data, columns.free, featureByProduct);
  for (const [spins, counts] of features) assertSame(`${spins} free spins`, counts, product.get(spins));
  const totals = roundTotals({ ...data, fewestScatters: shortestRun }, cycle.base, cycle.free.cycle, features, unit);
  return { totals, ...describe(data, totals, cycle) };
}

function describe(data: StarlightData, totals: RoundTotals, spins: StarlightSpins): Proof {
  const scattersOnly = data.scatterPays.map((pay, index) => ({
    name: `${index + 3} moons, ${data.freeSpins[index]} free spins`,
    pay: BigInt(pay),
    ways: scattersOverCycle(data, data.baseReels)[index + 3] ?? 0n,
  }));
  const base = BigInt(spins.base.cycle);
  const scatterShare = scattersOnly.reduce((sum, { pay, ways }) => sum + pay * ways, 0n);
  const rows: ParRow[] = scattersOnly.map(({ name, pay, ways }) => ({
    name,
    odds: fraction(ways, base),
    share: fraction(pay * ways, 100n * base),
  }));
  const linePay = linePayOverCycle(data, data.baseReels);
  const lineHits = [...spins.base.counts].reduce((sum, [key, count]) => (keyPay(key) > 0 ? sum + count : sum), 0);
  rows.push(
    { name: 'Line wins of paid spins', odds: fraction(BigInt(lineHits), base), share: fraction(linePay, 100n * base) },
    {
      name: 'Free spins, all together',
      odds: fraction(totals.features, totals.ways),
      share: fraction(totals.featurePay, 100n * totals.ways),
    },
    {
      name: `Highest win, ${grouped(data.maxPayX100 / 100)}×`,
      odds: fraction(totals.top, totals.ways),
      share: fraction(totals.top * BigInt(data.maxPayX100), 100n * totals.ways),
    },
  );
  if (linePay * totals.ways + scatterShare * totals.ways + totals.featurePay * base !== totals.pay * base) {
    throw new Error('The parts of the return do not add up.');
  }
  const words = {
    note: '' as const,
    method: [
      'Full cycle: every combination of stops of the five reels, paid and free, through the evaluator that ships.',
      'Columns: dynamic programming over distinct windows from the left, written from the rules; the same histograms, integer for integer. Means and scatters again by symbol counts.',
      'Sums of 8, 10 and 12 free spins up to the highest win by a coefficient recurrence and by a power of one packed integer; the same counts, integer for integer.',
    ],
    cases: `${grouped(spins.base.cycle)} paid and ${grouped(spins.free.cycle)} free stop combinations; every sum of free spins below ${grouped(data.maxPayX100 / 100)}×`,
  };
  const feature = { id: 'free_spins', ways: totals.features, pay: totals.featurePay };
  return {
    summary: summaryOf(
      [{ choice: {}, label: '', totals, feature, maxPayX100: data.maxPayX100, maxRaiseX100: 0 }],
      words,
    ),
    rows,
    notes: [
      'The last row is contained in the row above it.',
      'Free spins are worth what they add to the paid spin, after the highest win is applied.',
    ],
  };
}
