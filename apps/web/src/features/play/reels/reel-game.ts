import type { SymbolSheet } from './symbol-sheet.ts';

/** Paid spins and the spins of the feature use separate strips. */
export type Band = 'paid' | 'free';

/**
 * What a game with reel strips provides for its display. Its numbers come from the maths; nothing here decides an outcome.
 */
export interface ReelGame {
  /** The number of visible rows. If the height varies by reel and spin, the maximum. */
  readonly rows: number;
  /** The symbol ids of each reel per band, from top to bottom. A strip wraps around. */
  readonly strips: Readonly<Record<Band, readonly (readonly string[])[]>>;
  /** The row on each reel for every line, with 0 at the top. Empty in games where all ways pay. */
  readonly lines: readonly (readonly number[])[];
  /** The stops of the paid strips before the first round. */
  readonly restingStops: readonly number[];
  /** The visible rows of each reel at these stops, if they vary. */
  readonly restingRows?: readonly number[];
  /** What triggers the free spins: this number of a symbol, in any position. `needed` is 0 for a game without a feature. */
  readonly feature: { readonly symbol: string; readonly needed: number };
  readonly sheet: SymbolSheet;
}

/** The visible part of a strip, from a stop downwards. */
export function stripCells(strip: readonly string[], from: number, count: number): string[] {
  const { length } = strip;
  return Array.from({ length: count }, (_, offset) => strip[(((from + offset) % length) + length) % length] ?? '');
}

/**
 * The windows of all reels at these stops.
 * @param heights The visible rows of each reel, if they vary
 */
export function windowsAt(
  { strips, rows }: ReelGame,
  band: Band,
  stops: readonly number[],
  heights: readonly number[] = [],
): string[][] {
  return strips[band].map((strip, reel) => stripCells(strip, stops[reel] ?? 0, heights[reel] ?? rows));
}
