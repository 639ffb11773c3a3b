import type { Rng } from '../../types.ts';
import type { CherryData } from './maths.ts';

export const reelCount = 3;
/** Number of rows of a window. The line is the middle row. */
export const rowCount = 3;
const lineRow = 1;

/** The win of a line of three symbols. All rounds share it. */
export type LineWin = {
  readonly symbol: string;
  readonly count: number;
  readonly wilds: number;
  readonly payX100: number;
};

/** The maths as flat tables. */
export type CherryTables = {
  /** Number of the symbol on the line, for each reel and stop. */
  lines: readonly Uint8Array[];
  lengths: readonly number[];
  /** Pays in hundredths of the stake. Index = 64 × first + 8 × second + third symbol number. */
  pays: Int32Array;
  /** Wins by the same index. Null if the line pays nothing. */
  wins: readonly (LineWin | null)[];
};

/** Returns the win for three of one symbol. Wilds replace any symbol, and three wilds have their own pay. */
function findThree({ wild, threePays, wildMultiplier }: CherryData, line: readonly string[]): LineWin | null {
  const others = line.filter((symbol) => symbol !== wild);
  const symbol = others[0] ?? wild;
  if (others.some((other) => other !== symbol)) return null;
  const wilds = others.length === 0 ? 0 : reelCount - others.length;
  return { symbol, count: reelCount, wilds, payX100: (threePays[symbol] as number) * wildMultiplier ** wilds };
}

/** Returns the win of a line: three of one symbol, or otherwise the pays for fewer symbols from the left. */
function findLineWin(data: CherryData, line: readonly string[]): LineWin | null {
  const three = findThree(data, line);
  if (three !== null) return three;
  const { symbol, pays } = data.fewer;
  const count = line.findIndex((shown) => shown !== symbol);
  return count < 1 ? null : { symbol, count, wilds: 0, payX100: pays[count - 1] as number };
}

export function createCherryTables(data: CherryData): CherryTables {
  const letters = data.symbols.map(({ letter }) => letter);
  const idOf = (number: number) => data.symbols[number]?.id ?? '';
  const wins = Array.from({ length: 8 ** reelCount }, (_, at) => {
    const line = [idOf(at >> 6), idOf((at >> 3) & 7), idOf(at & 7)];
    return line.includes('') ? null : findLineWin(data, line);
  });
  return {
    lines: data.reels.map((reel) =>
      Uint8Array.from(reel, (_, stop) => letters.indexOf(reel.charAt((stop + lineRow) % reel.length))),
    ),
    lengths: data.reels.map((reel) => reel.length),
    pays: Int32Array.from(wins, (win) => win?.payX100 ?? 0),
    wins,
  };
}

/** Returns the index in `pays` and `wins` for the line at these stops. */
export function getLineIndex({ lines }: CherryTables, first: number, second: number, third: number): number {
  const [one, two, three] = lines as [Uint8Array, Uint8Array, Uint8Array];
  return ((one[first] as number) << 6) | ((two[second] as number) << 3) | (three[third] as number);
}

/** Returns the pay of a round in hundredths of the stake: the result of `play` without events. */
export function evaluateRound(tables: CherryTables, rng: Rng): number {
  const [one, two, three] = tables.lengths as [number, number, number];
  return tables.pays[getLineIndex(tables, rng.below(one), rng.below(two), rng.below(three))] as number;
}
