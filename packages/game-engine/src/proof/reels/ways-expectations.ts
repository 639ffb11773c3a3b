import type { WaysBand, WaysData } from '../../families/reels/ways.ts';
import { listWaysColumns } from './ways-columns.ts';

/** Sums over all heights and stops of one reel: rows with a symbol or the wild, and windows without both. */
type ReelSums = { rows: bigint; without: bigint; windows: bigint };

function sumsOf(reel: string, band: WaysBand, letters: readonly string[]): ReelSums {
  const sums = { rows: 0n, without: 0n, windows: 0n };
  for (const { rows, count } of listWaysColumns(reel, band)) {
    const shown = letters.reduce((sum, letter) => sum + (rows.get(letter) ?? 0), 0);
    sums.rows += BigInt(shown * count);
    sums.windows += BigInt(count);
    if (shown === 0) sums.without += BigInt(count);
  }
  return sums;
}

function letterOf(data: WaysData, id: string): string {
  return data.symbols.find((symbol) => symbol.id === id)?.letter as string;
}

/**
 * Method "product of expectations": reels are independent, so the ways of a run, summed over all windows of all reels, are
 * a product. Its factors are the sum of the rows on each reel of the run, the windows that end it, and all windows of the
 * other reels. The result is an integer in hundredths of the stake over the whole cycle, before any multiplier and without
 * scatter pays.
 */
export function computeWaysPayOverCycle(data: WaysData, band: WaysBand): bigint {
  let total = 0n;
  for (const [id, pays] of Object.entries(data.waysPays)) {
    const sums = band.reels.map((reel) => sumsOf(reel, band, [letterOf(data, id), letterOf(data, data.wild)]));
    for (const [index, pay] of pays.entries()) {
      const run = index + 3;
      total += sums.reduce(
        (product, { rows, without, windows }, reel) => product * (reel < run ? rows : reel === run ? without : windows),
        BigInt(pay),
      );
    }
  }
  return total;
}

/** Returns the window combinations by number of scatters (index), as a product of the counts of the reels. */
export function computeScatterWaysOverCycle(data: WaysData, band: WaysBand): bigint[] {
  let product = [1n];
  for (const reel of band.reels) {
    const next: bigint[] = [];
    for (const { rows, count } of listWaysColumns(reel, band)) {
      const shown = rows.get(letterOf(data, data.scatter)) ?? 0;
      for (const [scatters, ways] of product.entries()) {
        next[scatters + shown] = (next[scatters + shown] ?? 0n) + ways * BigInt(count);
      }
    }
    product = Array.from(next, (ways) => ways ?? 0n);
  }
  return product;
}
