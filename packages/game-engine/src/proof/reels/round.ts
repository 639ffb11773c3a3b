import { countRound, createTotals, type Totals } from '../summary.ts';
import type { FeatureCounts } from './free-spin-sums.ts';
import { keyPay, keyScatters, type SpinHistogram } from './histogram.ts';

/** Rules for the parts of a round after its paid spin. Pays are in hundredths of the stake. */
export type FreeSpinRules = {
  fewestScatters: number;
  /** Pays for `fewestScatters` and each higher number. Same for `freeSpins`. */
  scatterPays: readonly number[];
  freeSpins: readonly number[];
  /** A round ends as soon as it reaches this pay. */
  maxPayX100: number;
};

/** Sums over all `ways` equally likely rounds, such as ways × mean. Pays are in hundredths of the stake. */
export type RoundTotals = Totals & {
  /** Part of `pay` from free spins, after applying the maximum. */
  featurePay: bigint;
  /** Rounds with free spins. */
  features: bigint;
};

/** Cumulative sums of the counts of a feature: ways, ways × units and ways × units² below each limit. */
type Moments = { ways: bigint[]; units: bigint[]; squares: bigint[] };

function sumMomentsBelow(counts: FeatureCounts): Moments {
  const moments: Moments = { ways: [0n], units: [0n], squares: [0n] };
  for (const [index, count] of counts.entries()) {
    const at = BigInt(index);
    moments.ways.push((moments.ways[index] as bigint) + count);
    moments.units.push((moments.units[index] as bigint) + count * at);
    moments.squares.push((moments.squares[index] as bigint) + count * at * at);
  }
  return moments;
}

/**
 * Counts all rounds. A round is a paid spin and, with enough scatters, n free spins, paid up to the maximum.
 * @param base histogram of the paid spin
 * @param freeCycle stop combinations of one free spin
 * @param features counts by number of free spins
 * @param unit hundredths in one unit of the feature counts
 */
export function countRounds(
  rules: FreeSpinRules,
  base: SpinHistogram,
  freeCycle: number,
  features: ReadonlyMap<number, FeatureCounts>,
  unit: number,
): RoundTotals {
  const most = Math.max(...features.keys());
  const cycle = BigInt(freeCycle);
  const ways = BigInt(base.cycle) * cycle ** BigInt(most);
  const totals: RoundTotals = { ...createTotals(), featurePay: 0n, features: 0n };
  const moments = new Map([...features].map(([spins, counts]) => [spins, sumMomentsBelow(counts)]));
  for (const [key, count] of base.counts) {
    const scatters = keyScatters(key);
    const pay = Math.min(keyPay(key) + (rules.scatterPays[scatters - rules.fewestScatters] ?? 0), rules.maxPayX100);
    const spins = pay < rules.maxPayX100 ? (rules.freeSpins[scatters - rules.fewestScatters] ?? 0) : 0;
    const weight = BigInt(count) * cycle ** BigInt(most - spins);
    if (spins === 0) countRound(totals, weight, BigInt(pay), 0n, rules.maxPayX100);
    else addFeature(totals, rules.maxPayX100, pay, weight, cycle ** BigInt(spins), moments.get(spins) as Moments, unit);
  }
  if (totals.ways !== ways) throw new Error('Not all rounds were counted.');
  return totals;
}

function addFeature(
  totals: RoundTotals,
  maxPay: number,
  basePay: number,
  weight: bigint,
  ways: bigint,
  moments: Moments,
  unit: number,
): void {
  const room = (maxPay - basePay) / unit;
  if (!Number.isInteger(room) || room <= 0)
    throw new RangeError('The pay of a paid spin is not a multiple of the unit.');
  const [pay, size, max] = [BigInt(basePay), BigInt(unit), BigInt(maxPay)];
  const below = moments.ways[room] as bigint;
  const units = moments.units[room] as bigint;
  const squares = moments.squares[room] as bigint;
  const top = ways - below;
  const paysBelow = (limit: number) => moments.ways[Math.max(0, Math.ceil((limit - basePay) / unit))] as bigint;
  totals.ways += weight * ways;
  totals.top += weight * top;
  totals.hits += weight * (ways - paysBelow(1));
  totals.keeps += weight * (ways - paysBelow(100));
  totals.beats += weight * (ways - paysBelow(101));
  totals.features += weight * ways;
  totals.featurePay += weight * (units * size + (max - pay) * top);
  totals.pay += weight * (below * pay + units * size + max * top);
  const square = below * pay * pay + 2n * pay * size * units + size * size * squares;
  totals.netSquared += weight * (square + max * max * top);
}
