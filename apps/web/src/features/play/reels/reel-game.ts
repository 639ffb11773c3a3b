import type { SymbolSheet } from './symbol-sheet.ts';

/** Paid spins and those of the feature turn on strips of their own. */
export type Band = 'paid' | 'free';

/** What a game on strips gives to be shown: its numbers come from its maths, nothing here decides anything. */
export interface ReelGame {
  /** Rows that a window shows; the most, where every spin gives each reel a height of its own. */
  readonly rows: number;
  /** Per band and reel the symbol ids downwards; a strip has no end. */
  readonly strips: Readonly<Record<Band, readonly (readonly string[])[]>>;
  /** Per line the row on each reel, 0 = top; none where every way pays. */
  readonly lines: readonly (readonly number[])[];
  /** Where the paid strips stand before the first round. */
  readonly restingStops: readonly number[];
  /** And the rows that each window shows there, where they differ. */
  readonly restingRows?: readonly number[];
  /** What opens the free spins: so many of this symbol, anywhere; none where the game has no feature. */
  readonly feature: { readonly symbol: string; readonly needed: number };
  readonly sheet: SymbolSheet;
}

/** What a strip shows from a stop downwards. */
export function stripCells(strip: readonly string[], from: number, count: number): string[] {
  const { length } = strip;
  return Array.from({ length: count }, (_, offset) => strip[(((from + offset) % length) + length) % length] ?? '');
}

/**
 * The windows of all reels at these stops.
 * @param heights rows of each window, where they differ
 */
export function windowsAt(
  { strips, rows }: ReelGame,
  band: Band,
  stops: readonly number[],
  heights: readonly number[] = [],
): string[][] {
  return strips[band].map((strip, reel) => stripCells(strip, stops[reel] ?? 0, heights[reel] ?? rows));
}
