import type { Rng } from '../../types.ts';
import type { CherryData } from './maths.ts';

export const reelCount = 3;
/** Rows that a window shows; the line is the middle one. */
export const rowCount = 3;
const lineRow = 1;

/** What a line of three symbols pays. Shared by all rounds. */
export type LineWin = {
  readonly symbol: string;
  readonly count: number;
  readonly wilds: number;
  readonly payX100: number;
};

/** The maths as flat tables. */
export type CherryTables = {
  /** Per reel and stop: the number of the symbol on the line. */
  lines: readonly Uint8Array[];
  lengths: readonly number[];
  /** Index 64 × first + 8 × second + third symbol number, in hundredths of the stake. */
  pays: Int32Array;
  /** By the same index; null where the line pays nothing. */
  wins: readonly (LineWin | null)[];
};

/** Three of one symbol, wilds standing for any; three wilds are three of themselves. */
function threeOf({ wild, threePays, wildMultiplier }: CherryData, line: readonly string[]): LineWin | null {
  const others = line.filter((symbol) => symbol !== wild);
  const symbol = others[0] ?? wild;
  if (others.some((other) => other !== symbol)) return null;
  const wilds = others.length === 0 ? 0 : reelCount - others.length;
  return { symbol, count: reelCount, wilds, payX100: (threePays[symbol] as number) * wildMultiplier ** wilds };
}

/** What a line pays: three of one symbol, else its first symbols by the pays for fewer. */
function winOf(data: CherryData, line: readonly string[]): LineWin | null {
  const three = threeOf(data, line);
  if (three !== null) return three;
  const { symbol, pays } = data.fewer;
  const count = line.findIndex((shown) => shown !== symbol);
  return count < 1 ? null : { symbol, count, wilds: 0, payX100: pays[count - 1] as number };
}

export function cherryTables(data: CherryData): CherryTables {
  const letters = data.symbols.map(({ letter }) => letter);
  const idOf = (number: number) => data.symbols[number]?.id ?? '';
  const wins = Array.from({ length: 8 ** reelCount }, (_, at) => {
    const line = [idOf(at >> 6), idOf((at >> 3) & 7), idOf(at & 7)];
    return line.includes('') ? null : winOf(data, line);
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

/** Index into `pays` and `wins` of what the stops show on the line. */
export function lineIndex({ lines }: CherryTables, first: number, second: number, third: number): number {
  const [one, two, three] = lines as [Uint8Array, Uint8Array, Uint8Array];
  return ((one[first] as number) << 6) | ((two[second] as number) << 3) | (three[third] as number);
}

/** The pay of a round, in hundredths of the stake: what `play` settles, without events. */
export function evaluateRound(tables: CherryTables, rng: Rng): number {
  const [one, two, three] = tables.lengths as [number, number, number];
  return tables.pays[lineIndex(tables, rng.below(one), rng.below(two), rng.below(three))] as number;
}
