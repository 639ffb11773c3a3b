import type { Rng } from '../../types.ts';
import type { ReelSymbols } from './strips.ts';

/** The smallest number of reels that pays. */
export const shortestRun = 3;

/** One set of reels. If `leastRows` and `mostRows` differ, every spin draws a height for each reel. */
export type WaysBand = {
  /** Circular strips with one letter per stop, read downwards. The first reel never has the wild. */
  reels: string[];
  /** Rows of a window. All heights from `leastRows` to `mostRows` are equally likely. */
  leastRows: number;
  mostRows: number;
};

export type WaysData = ReelSymbols & {
  /** Pay of one way in hundredths of the stake, for each symbol and for 3 or more reels from the left. */
  waysPays: Record<string, number[]>;
};

export type WaysTables = {
  reelCount: number;
  /** Pay of one way in hundredths of the stake. Index = 8 × symbol + reels. */
  pays: Int32Array;
};

/** A band as flat tables by window. The number of a window is strip length × (rows − least rows) + stop. */
export type WaysStrips = {
  lengths: readonly number[];
  leastRows: number;
  mostRows: number;
  /** Symbols (bits) in the window, including those that a wild replaces, for each reel and window. */
  shown: readonly Int32Array[];
  /** Number of rows that show a symbol or the wild, for each reel. Index = 16 × window + symbol. */
  rows: readonly Uint8Array[];
  /** Number of scatters, for each reel and window. */
  scatters: readonly Uint8Array[];
  /** Symbol IDs downwards, for each reel and window. Frozen, because rounds share them. */
  ids: readonly (readonly string[])[][];
};

/** One window number for each reel. The array is reused, so callers must not store it. */
export type Windows = Int32Array;

export function createWaysTables(data: WaysData, reelCount: number): WaysTables {
  if (data.symbols.length > 16 || reelCount > 7)
    throw new RangeError('The tables support at most 16 symbols and 7 reels.');
  const pays = new Int32Array(8 * data.symbols.length);
  for (const [id, values] of Object.entries(data.waysPays)) {
    pays.set(values, 8 * data.symbols.findIndex((symbol) => symbol.id === id) + shortestRun);
  }
  return { reelCount, pays };
}

/** Returns every window of a strip, by its number. */
function listWindows(strip: readonly string[], { leastRows, mostRows }: WaysBand): string[][] {
  const heights = Array.from({ length: mostRows - leastRows + 1 }, (_, index) => leastRows + index);
  return heights.flatMap((rows) =>
    strip.map((_, stop) => Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as string)),
  );
}

export function createWaysStrips(data: WaysData, band: WaysBand): WaysStrips {
  const idOf = new Map(data.symbols.map(({ id, letter }) => [letter, id]));
  const strips = band.reels.map((reel) => [...reel].map((letter) => idOf.get(letter) as string));
  const windows = strips.map((strip) => listWindows(strip, band));
  const paying = data.symbols.map(({ id }) => id in data.waysPays);
  const rowsOf = (column: string[], symbol: number) =>
    paying[symbol] ? column.filter((shown) => shown === data.symbols[symbol]?.id || shown === data.wild).length : 0;
  const rows = windows.map((reel) =>
    Uint8Array.from({ length: 16 * reel.length }, (_, at) => rowsOf(reel[at >> 4] as string[], at & 15)),
  );
  return {
    lengths: strips.map(({ length }) => length),
    leastRows: band.leastRows,
    mostRows: band.mostRows,
    rows,
    shown: rows.map((reel) =>
      Int32Array.from({ length: reel.length >> 4 }, (_, window) =>
        reel
          .subarray(16 * window, 16 * window + 16)
          .reduce((bits, count, at) => (count > 0 ? bits | (1 << at) : bits), 0),
      ),
    ),
    scatters: windows.map((reel) =>
      Uint8Array.from(reel, (column) => column.filter((shown) => shown === data.scatter).length),
    ),
    ids: windows.map((reel) => reel.map((column) => Object.freeze(column))),
  };
}

/** Draws the heights of all reels from the left, if heights vary, and then one stop for every reel from the left. */
export function drawWindows(rng: Rng, strips: WaysStrips, windows: Windows): void {
  const { lengths, leastRows, mostRows } = strips;
  if (mostRows > leastRows) {
    const heights = mostRows - leastRows + 1;
    for (let reel = 0; reel < lengths.length; reel++) windows[reel] = (lengths[reel] as number) * rng.below(heights);
  } else windows.fill(0);
  for (let reel = 0; reel < lengths.length; reel++) {
    windows[reel] = (windows[reel] as number) + rng.below(lengths[reel] as number);
  }
}

/** Returns the stop of the window of a reel. */
export function getStop(strips: WaysStrips, windows: Windows, reel: number): number {
  return (windows[reel] as number) % (strips.lengths[reel] as number);
}

/** Returns the symbols (bits) that appear on all of the first three reels. */
export function findRunningSymbols({ shown }: WaysStrips, windows: Windows): number {
  return (
    ((shown[0] as Int32Array)[windows[0] as number] as number) &
    ((shown[1] as Int32Array)[windows[1] as number] as number) &
    ((shown[2] as Int32Array)[windows[2] as number] as number)
  );
}

/** Returns how many reels from the left show the symbol or the wild. */
export function countRun({ reelCount }: WaysTables, { shown }: WaysStrips, windows: Windows, symbol: number): number {
  let run = shortestRun;
  while (run < reelCount && (((shown[run] as Int32Array)[windows[run] as number] as number) >> symbol) & 1) run++;
  return run;
}

/** Returns the number of ways: one symbol in any row on every reel of the run. */
export function countWays({ rows }: WaysStrips, windows: Windows, symbol: number, run: number): number {
  let ways = 1;
  for (let reel = 0; reel < run; reel++) {
    ways *= (rows[reel] as Uint8Array)[16 * (windows[reel] as number) + symbol] as number;
  }
  return ways;
}

/** Returns the sum of all wins before any multiplier, in hundredths of the stake. It allocates nothing. */
export function sumWaysPays(tables: WaysTables, strips: WaysStrips, windows: Windows): number {
  let running = findRunningSymbols(strips, windows);
  let pay = 0;
  while (running !== 0) {
    const symbol = 31 - Math.clz32(running);
    running ^= 1 << symbol;
    const run = countRun(tables, strips, windows, symbol);
    pay += countWays(strips, windows, symbol, run) * (tables.pays[8 * symbol + run] as number);
  }
  return pay;
}

/** Returns the number of scatters anywhere in the windows. */
export function countScatters({ scatters }: WaysStrips, windows: Windows): number {
  let count = 0;
  for (let reel = 0; reel < scatters.length; reel++) {
    count += (scatters[reel] as Uint8Array)[windows[reel] as number] as number;
  }
  return count;
}
