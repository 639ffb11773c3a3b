import type { Rng } from '../../types.ts';
import type { StarlightData } from './maths.ts';

export const reelCount = 5;
export const rowCount = 3;

/** One set of reels as flat tables. */
export type Strips = {
  /** Symbol numbers; each strip repeats its first two stops at the end, so windows never wrap. */
  reels: readonly Uint8Array[];
  lengths: readonly number[];
  /** Per reel, index symbols × stop + symbol: the rows (bits) that show the symbol or the wild. */
  matches: readonly Uint8Array[];
  /** Per reel and stop: scatters in the window. */
  scatters: readonly Uint8Array[];
};

/** The maths as flat integer tables. */
export type StarlightTables = {
  base: Strips;
  free: Strips;
  wild: number;
  /** 5 rows per line. */
  lineRows: Uint8Array;
  lineCount: number;
  symbolCount: number;
  /**
   * Index 4096 × first row + the matching rows of reels 2–5, three bits each from the lowest: how many lines that
   * start in the row run over exactly 3, 4 and 5 reels, ten bits each from the lowest.
   */
  runs: Int32Array;
  /** Index 8 × symbol + count, in hundredths of the stake. */
  linePays: Int32Array;
  /** Index = scatters. */
  scatterPays: Int32Array;
  freeSpins: Int32Array;
  freeMultiplier: number;
  maxPayX100: number;
};

function stripsOf(data: StarlightData, reels: readonly string[]): Strips {
  const letters = data.symbols.map((symbol) => symbol.letter);
  const letterOf = (id: string) => data.symbols.find((symbol) => symbol.id === id)?.letter;
  const wild = letterOf(data.wild);
  const scatter = letterOf(data.scatter);
  const windows = reels.map((reel) => [...reel].map((_, stop) => [...(reel + reel).slice(stop, stop + rowCount)]));
  const rowsOf = (column: string[], letter: string) =>
    column.reduce((bits, shown, row) => (shown === letter || shown === wild ? bits | (1 << row) : bits), 0);
  return {
    reels: reels.map((reel) => Uint8Array.from(reel + reel.slice(0, 2), (letter) => letters.indexOf(letter))),
    lengths: reels.map((reel) => reel.length),
    matches: windows.map((reel) =>
      Uint8Array.from(reel.flatMap((window) => letters.map((letter) => rowsOf(window, letter)))),
    ),
    scatters: windows.map((reel) =>
      Uint8Array.from(reel, (rows) => rows.filter((letter) => letter === scatter).length),
    ),
  };
}

function runTable(lines: readonly (readonly number[])[]): Int32Array {
  const runs = new Int32Array(rowCount << 12);
  for (const rows of lines) {
    const first = (rows[0] as number) << 12;
    for (let shown = 0; shown < 4096; shown++) {
      let run = 1;
      while (run < reelCount && ((shown >> (3 * (run - 1) + (rows[run] as number))) & 1) === 1) run++;
      if (run >= 3) runs[first | shown] = (runs[first | shown] as number) + (1 << (10 * (run - 3)));
    }
  }
  return runs;
}

export function starlightTables(data: StarlightData): StarlightTables {
  const ids = data.symbols.map((symbol) => symbol.id);
  const linePays = new Int32Array(8 * ids.length);
  for (const [id, pays] of Object.entries(data.linePays)) linePays.set(pays, 8 * ids.indexOf(id) + 3);
  return {
    base: stripsOf(data, data.baseReels),
    free: stripsOf(data, data.freeReels),
    wild: ids.indexOf(data.wild),
    lineRows: Uint8Array.from(data.lines.flat()),
    lineCount: data.lines.length,
    symbolCount: ids.length,
    runs: runTable(data.lines),
    linePays,
    scatterPays: Int32Array.of(0, 0, 0, ...data.scatterPays),
    freeSpins: Int32Array.of(0, 0, 0, ...data.freeSpins),
    freeMultiplier: data.freeMultiplier,
    maxPayX100: data.maxPayX100,
  };
}

/** Five reel stops; reused, never kept. */
export type Stops = Int32Array;

export function drawStops(rng: Rng, strips: Strips, stops: Stops): void {
  for (let reel = 0; reel < reelCount; reel++) stops[reel] = rng.below(strips.lengths[reel] as number);
}

/** How many reels from the left show the symbol of the first, or the wild, on a line. */
export function lineRun(tables: StarlightTables, strips: Strips, stops: Stops, line: number): number {
  const { reels } = strips;
  const at = reelCount * line;
  const rows = tables.lineRows;
  const first = (reels[0] as Uint8Array)[(stops[0] as number) + (rows[at] as number)] as number;
  let run = 1;
  while (run < reelCount) {
    const row = rows[at + run] as number;
    const symbol = (reels[run] as Uint8Array)[(stops[run] as number) + row] as number;
    if (symbol !== first && symbol !== tables.wild) break;
    run++;
  }
  return run;
}

/**
 * Sum of all line wins of a window before any multiplier, in hundredths of the stake. Allocates nothing, and looks
 * lines up by the rows that match instead of walking them.
 */
export function linesPay(tables: StarlightTables, strips: Strips, stops: Stops): number {
  const { symbolCount, linePays, runs } = tables;
  const second = strips.matches[1] as Uint8Array;
  const third = strips.matches[2] as Uint8Array;
  const fourth = strips.matches[3] as Uint8Array;
  const fifth = strips.matches[4] as Uint8Array;
  const first = strips.reels[0] as Uint8Array;
  const top = stops[0] as number;
  let pay = 0;
  for (let row = 0; row < rowCount; row++) {
    const symbol = first[top + row] as number;
    const rows2 = second[symbolCount * (stops[1] as number) + symbol] as number;
    if (rows2 === 0) continue;
    const rows3 = third[symbolCount * (stops[2] as number) + symbol] as number;
    if (rows3 === 0) continue;
    const rows4 = fourth[symbolCount * (stops[3] as number) + symbol] as number;
    const rows5 = fifth[symbolCount * (stops[4] as number) + symbol] as number;
    const counts = runs[(row << 12) | rows2 | (rows3 << 3) | (rows4 << 6) | (rows5 << 9)] as number;
    const at = 8 * symbol + 3;
    pay += (counts & 1023) * (linePays[at] as number);
    pay += ((counts >> 10) & 1023) * (linePays[at + 1] as number);
    pay += (counts >> 20) * (linePays[at + 2] as number);
  }
  return pay;
}

/** Scatters anywhere in the window. */
export function scatterCount(strips: Strips, stops: Stops): number {
  let count = 0;
  for (let reel = 0; reel < reelCount; reel++) {
    count += (strips.scatters[reel] as Uint8Array)[stops[reel] as number] as number;
  }
  return count;
}

/**
 * The pay of a whole round, free spins included, in hundredths of the stake: what `play` settles, without events.
 * @param stops scratch space
 */
export function evaluateRound(tables: StarlightTables, rng: Rng, stops: Stops): number {
  drawStops(rng, tables.base, stops);
  const scatters = scatterCount(tables.base, stops);
  let pay = linesPay(tables, tables.base, stops) + (tables.scatterPays[scatters] as number);
  const freeSpins = tables.freeSpins[scatters] as number;
  for (let spin = 0; spin < freeSpins && pay < tables.maxPayX100; spin++) {
    drawStops(rng, tables.free, stops);
    pay += tables.freeMultiplier * linesPay(tables, tables.free, stops);
  }
  return Math.min(pay, tables.maxPayX100);
}
