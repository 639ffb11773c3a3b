import { createStrips, getSymbol, type ReelSymbols, type Stops, type Strips } from './strips.ts';

export const reelCount = 5;
export const rowCount = 3;
/** The shortest run that pays. */
export const shortestRun = 3;

/** Line pays of a symbol for 3, 4 and 5 from the left, in hundredths of the stake. */
export type LinePays = readonly [number, number, number];

export type LineData = ReelSymbols & {
  /** For each line, the row on each reel. 0 is the top row. */
  lines: number[][];
  linePays: Record<string, LinePays>;
};

/** Lines and their pays as flat tables. */
export type LineTables = {
  wild: number;
  /** 5 rows per line. */
  lineRows: Uint8Array;
  lineCount: number;
  symbolCount: number;
  /**
   * Number of lines that start in a row and run over exactly 3, 4 and 5 reels, ten bits each from the lowest. The index is
   * 4096 × first row + the matching rows of reels 2–5, three bits each from the lowest.
   */
  runs: Int32Array;
  /** Pays by index 8 × symbol + count, in hundredths of the stake. */
  linePays: Int32Array;
};

export type LineStrips = Strips & {
  /**
   * Rows (bits) of the first reel from which a line runs over the first three reels. The index is (stop 1 × length 2 +
   * stop 2) × length 3 + stop 3. Most windows have none, so this one lookup is enough for them.
   */
  running: Uint8Array;
};

function createRunTable(lines: readonly (readonly number[])[]): Int32Array {
  const runs = new Int32Array(rowCount << 12);
  for (const rows of lines) {
    const first = (rows[0] as number) << 12;
    for (let shown = 0; shown < 4096; shown++) {
      let run = 1;
      while (run < reelCount && ((shown >> (3 * (run - 1) + (rows[run] as number))) & 1) === 1) run++;
      if (run >= shortestRun) runs[first | shown] = (runs[first | shown] as number) + (1 << (10 * (run - shortestRun)));
    }
  }
  return runs;
}

export function createLineTables(data: LineData): LineTables {
  const ids = data.symbols.map((symbol) => symbol.id);
  const linePays = new Int32Array(8 * ids.length);
  for (const [id, pays] of Object.entries(data.linePays)) linePays.set(pays, 8 * ids.indexOf(id) + shortestRun);
  return {
    wild: ids.indexOf(data.wild),
    lineRows: Uint8Array.from(data.lines.flat()),
    lineCount: data.lines.length,
    symbolCount: ids.length,
    runs: createRunTable(data.lines),
    linePays,
  };
}

export function createLineStrips(data: LineData, tables: LineTables, reels: readonly string[]): LineStrips {
  const strips = createStrips(data, reels, rowCount);
  const [length1, length2, length3] = strips.lengths as [number, number, number];
  const running = new Uint8Array(length1 * length2 * length3);
  const stops = new Int32Array(reelCount);
  let at = 0;
  for (stops[0] = 0; stops[0] < length1; stops[0]++)
    for (stops[1] = 0; stops[1] < length2; stops[1]++)
      for (stops[2] = 0; stops[2] < length3; stops[2]++) running[at++] = findRunningRows(tables, strips, stops);
  return { ...strips, running };
}

/** Looks up which rows of the first reel begin a line that runs over three reels. Without the last two reels, every run ends there. */
function findRunningRows(tables: LineTables, strips: Strips, stops: Stops): number {
  const { matches } = strips;
  const second = tables.symbolCount * (stops[1] as number);
  const third = tables.symbolCount * (stops[2] as number);
  let rows = 0;
  for (let row = 0; row < rowCount; row++) {
    const symbol = getSymbol(strips, stops, 0, row);
    const shown =
      ((matches[1] as Uint8Array)[second + symbol] as number) |
      (((matches[2] as Uint8Array)[third + symbol] as number) << 3);
    if (tables.runs[(row << 12) | shown] !== 0) rows |= 1 << row;
  }
  return rows;
}

/** Returns how many reels from the left show the first symbol of the line or the wild. */
export function countLineRun(tables: LineTables, strips: Strips, stops: Stops, line: number): number {
  const at = reelCount * line;
  const rows = tables.lineRows;
  const first = getSymbol(strips, stops, 0, rows[at] as number);
  let run = 1;
  while (run < reelCount) {
    const symbol = getSymbol(strips, stops, run, rows[at + run] as number);
    if (symbol !== first && symbol !== tables.wild) break;
    run++;
  }
  return run;
}

/**
 * Returns the sum of all line wins of a window before any multiplier, in hundredths of the stake. It allocates nothing. It
 * looks lines up by their matching rows instead of checking each line.
 */
export function sumLinePays(tables: LineTables, strips: LineStrips, stops: Stops): number {
  const { lengths } = strips;
  const two = (stops[0] as number) * (lengths[1] as number) + (stops[1] as number);
  const rows = strips.running[two * (lengths[2] as number) + (stops[2] as number)] as number;
  return rows === 0 ? 0 : sumRunningPays(tables, strips, stops, rows);
}

function sumRunningPays(tables: LineTables, strips: LineStrips, stops: Stops, rows: number): number {
  const { symbolCount, linePays, runs } = tables;
  const { matches } = strips;
  const second = symbolCount * (stops[1] as number);
  const third = symbolCount * (stops[2] as number);
  const fourth = symbolCount * (stops[3] as number);
  const fifth = symbolCount * (stops[4] as number);
  let pay = 0;
  for (let row = 0; row < rowCount; row++) {
    if (((rows >> row) & 1) === 0) continue;
    const symbol = getSymbol(strips, stops, 0, row);
    const shown =
      ((matches[1] as Uint8Array)[second + symbol] as number) |
      (((matches[2] as Uint8Array)[third + symbol] as number) << 3) |
      (((matches[3] as Uint8Array)[fourth + symbol] as number) << 6) |
      (((matches[4] as Uint8Array)[fifth + symbol] as number) << 9);
    const counts = runs[(row << 12) | shown] as number;
    const at = 8 * symbol + shortestRun;
    pay += (counts & 1023) * (linePays[at] as number);
    pay += ((counts >> 10) & 1023) * (linePays[at + 1] as number);
    pay += (counts >> 20) * (linePays[at + 2] as number);
  }
  return pay;
}
