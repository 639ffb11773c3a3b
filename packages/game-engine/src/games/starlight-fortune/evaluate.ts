import type { Rng } from '../../types.ts';
import type { StarlightData } from './maths.ts';

export const reelCount = 5;
export const rowCount = 3;

/** One set of reels as symbol numbers; each strip repeats its first two stops at the end, so windows never wrap. */
export type Strips = { reels: readonly Uint8Array[]; lengths: readonly number[] };

/** The maths as flat integer tables. */
export type StarlightTables = {
  base: Strips;
  free: Strips;
  wild: number;
  scatter: number;
  /** 5 rows per line. */
  lineRows: Uint8Array;
  lineCount: number;
  /** Index 8 × symbol + count, in hundredths of the stake. */
  linePays: Int32Array;
  /** Index = scatters. */
  scatterPays: Int32Array;
  freeSpins: Int32Array;
  freeMultiplier: number;
  maxPayX100: number;
};

function stripsOf(data: StarlightData, reels: readonly string[]): Strips {
  const letters = data.symbols.map((symbol) => symbol.letter).join('');
  const numbers = reels.map((reel) => Uint8Array.from(reel + reel.slice(0, 2), (letter) => letters.indexOf(letter)));
  return { reels: numbers, lengths: reels.map((reel) => reel.length) };
}

export function starlightTables(data: StarlightData): StarlightTables {
  const ids = data.symbols.map((symbol) => symbol.id);
  const linePays = new Int32Array(8 * ids.length);
  for (const [id, pays] of Object.entries(data.linePays)) linePays.set(pays, 8 * ids.indexOf(id) + 3);
  return {
    base: stripsOf(data, data.baseReels),
    free: stripsOf(data, data.freeReels),
    wild: ids.indexOf(data.wild),
    scatter: ids.indexOf(data.scatter),
    lineRows: Uint8Array.from(data.lines.flat()),
    lineCount: data.lines.length,
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

/** Sum of all line wins of a window before any multiplier, in hundredths of the stake. Allocates nothing. */
export function linesPay(tables: StarlightTables, strips: Strips, stops: Stops): number {
  const first = strips.reels[0] as Uint8Array;
  let pay = 0;
  for (let line = 0; line < tables.lineCount; line++) {
    const symbol = first[(stops[0] as number) + (tables.lineRows[reelCount * line] as number)] as number;
    pay += tables.linePays[8 * symbol + lineRun(tables, strips, stops, line)] as number;
  }
  return pay;
}

/** Scatters anywhere in the window. */
export function scatterCount(tables: StarlightTables, strips: Strips, stops: Stops): number {
  let count = 0;
  for (let reel = 0; reel < reelCount; reel++) {
    const strip = strips.reels[reel] as Uint8Array;
    const stop = stops[reel] as number;
    for (let row = 0; row < rowCount; row++) if (strip[stop + row] === tables.scatter) count++;
  }
  return count;
}

/**
 * The pay of a whole round, free spins included, in hundredths of the stake: what `play` settles, without events.
 * @param stops scratch space
 */
export function evaluateRound(tables: StarlightTables, rng: Rng, stops: Stops): number {
  drawStops(rng, tables.base, stops);
  const scatters = scatterCount(tables, tables.base, stops);
  let pay = linesPay(tables, tables.base, stops) + (tables.scatterPays[scatters] as number);
  const freeSpins = tables.freeSpins[scatters] as number;
  for (let spin = 0; spin < freeSpins && pay < tables.maxPayX100; spin++) {
    drawStops(rng, tables.free, stops);
    pay += tables.freeMultiplier * linesPay(tables, tables.free, stops);
  }
  return Math.min(pay, tables.maxPayX100);
}
