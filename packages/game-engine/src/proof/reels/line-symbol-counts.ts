import type { LineData } from '../../families/reels/lines-5x3.ts';

/**
 * Method "symbol counts": on any line each stop of a reel is equally likely. So the total pay of all lines over the full
 * cycle only depends on the counts of each symbol on each reel. The result is an integer in hundredths of the stake, before
 * any multiplier and without scatter pays.
 */
export function computeLinePayOverCycle(data: LineData, reels: readonly string[]): bigint {
  const letterOf = new Map(data.symbols.map((symbol) => [symbol.id, symbol.letter]));
  const wild = letterOf.get(data.wild) as string;
  let total = 0n;
  for (const [id, pays] of Object.entries(data.linePays)) {
    const letter = letterOf.get(id) as string;
    for (const [index, pay] of pays.entries()) {
      total += BigInt(pay) * runsOverCycle(reels, letter, wild, index + 3);
    }
  }
  return total * BigInt(data.lines.length);
}

/** Returns the number of stop combinations in which exactly the first `run` positions of a line have the symbol or the wild. */
function runsOverCycle(reels: readonly string[], letter: string, wild: string, run: number): bigint {
  return reels.reduce((product, reel, index) => {
    const stops = [...reel];
    const matching = stops.filter((shown) => shown === letter || (index > 0 && shown === wild)).length;
    if (index < run) return product * BigInt(matching);
    return product * BigInt(index === run ? reel.length - matching : reel.length);
  }, 1n);
}

/** Returns the stop combinations by number of scatters in the window (index), as a product of the counts of the reels. */
export function computeScattersOverCycle(data: LineData, reels: readonly string[]): bigint[] {
  const letter = data.symbols.find((symbol) => symbol.id === data.scatter)?.letter;
  let product = [1n];
  for (const reel of reels) {
    const next: bigint[] = [];
    for (let stop = 0; stop < reel.length; stop++) {
      const shown = [0, 1, 2].filter((row) => reel.charAt((stop + row) % reel.length) === letter).length;
      for (const [scatters, count] of product.entries()) {
        next[scatters + shown] = (next[scatters + shown] ?? 0n) + count;
      }
    }
    product = Array.from(next, (count) => count ?? 0n);
  }
  return product;
}
