import type { Rng } from '../../types.ts';

/** Meaning of the letters on the reels. */
export type ReelSymbols = {
  /** Every symbol ID with its letter on the reels. */
  symbols: { id: string; letter: string }[];
  wild: string;
  scatter: string;
};

/** One set of reels as flat tables. A window is the stop and the places after it, downwards, on a circular strip. */
export type Strips = {
  /** Symbol numbers. Each strip repeats its first stops at the end, so that windows never wrap. */
  reels: readonly Uint8Array[];
  lengths: readonly number[];
  /** For each reel, the rows (bits) that show a symbol or the wild. Index = symbols × stop + symbol. */
  matches: readonly Uint8Array[];
  /** Number of scatters in the window, for each reel and stop. */
  scatters: readonly Uint8Array[];
};

/** Reel stops. The array is reused, so callers must not store it. */
export type Stops = Int32Array;

/** Creates the tables of a set of reels. @param reels one letter per stop, read downwards */
export function createStrips(data: ReelSymbols, reels: readonly string[], rowCount: number): Strips {
  const letters = data.symbols.map((symbol) => symbol.letter);
  const letterOf = (id: string) => data.symbols.find((symbol) => symbol.id === id)?.letter;
  const wild = letterOf(data.wild);
  const scatter = letterOf(data.scatter);
  const windows = reels.map((reel) => [...reel].map((_, stop) => [...(reel + reel).slice(stop, stop + rowCount)]));
  const rowsOf = (column: string[], letter: string) =>
    column.reduce((bits, shown, row) => (shown === letter || shown === wild ? bits | (1 << row) : bits), 0);
  return {
    reels: reels.map((reel) =>
      Uint8Array.from(reel + reel.slice(0, rowCount - 1), (letter) => letters.indexOf(letter)),
    ),
    lengths: reels.map((reel) => reel.length),
    matches: windows.map((reel) =>
      Uint8Array.from(reel.flatMap((window) => letters.map((letter) => rowsOf(window, letter)))),
    ),
    scatters: windows.map((reel) =>
      Uint8Array.from(reel, (rows) => rows.filter((letter) => letter === scatter).length),
    ),
  };
}

/** Draws one stop for every reel, from the left. */
export function drawStops(rng: Rng, strips: Strips, stops: Stops): void {
  const { lengths } = strips;
  for (let reel = 0; reel < lengths.length; reel++) stops[reel] = rng.below(lengths[reel] as number);
}

/** Returns the symbol number in a row (0 = top) of the window of a reel. */
export function getSymbol(strips: Strips, stops: Stops, reel: number, row: number): number {
  return (strips.reels[reel] as Uint8Array)[(stops[reel] as number) + row] as number;
}

/** Symbol IDs of the window downwards, for each reel and stop. Frozen, because rounds share them. */
export type WindowIds = readonly (readonly string[][])[];

export function createWindowIds(data: ReelSymbols, strips: Strips, rowCount: number): WindowIds {
  const ids = data.symbols.map((symbol) => symbol.id);
  return strips.reels.map(
    (reel, index) =>
      Array.from({ length: strips.lengths[index] as number }, (_, stop) =>
        Object.freeze(Array.from(reel.subarray(stop, stop + rowCount), (symbol) => ids[symbol] as string)),
      ) as string[][],
  );
}

/** Returns the number of scatters anywhere in the window. */
export function countScatters(strips: Strips, stops: Stops): number {
  const { scatters } = strips;
  let count = 0;
  for (let reel = 0; reel < scatters.length; reel++) {
    count += (scatters[reel] as Uint8Array)[stops[reel] as number] as number;
  }
  return count;
}
