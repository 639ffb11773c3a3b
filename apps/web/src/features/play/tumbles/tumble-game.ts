import type { SymbolSheet } from '../reels/symbol-sheet.ts';

/** Columns from the left, with symbol ids from top to bottom. */
export type Grid = readonly (readonly string[])[];

/**
 * What a game with tumbling symbols provides for its display. Its numbers come from the maths; nothing here decides an
 * outcome.
 */
export interface TumbleGame {
  readonly columns: number;
  readonly rows: number;
  /** The grid before the first round. */
  readonly restingGrid: Grid;
  /** What triggers the free spins: this number of a symbol, in any position, when the grid is at rest. */
  readonly feature: { readonly symbol: string; readonly needed: number };
  readonly sheet: SymbolSheet;
  /** The pieces into which a symbol breaks when it is removed. Omitted where symbols only shrink. */
  shatter?(symbols: number, turn: number): readonly Shard[];
}

/** A piece of a symbol: its shape in the picture of the symbol, and its movement. */
export interface Shard {
  readonly clipPath: string;
  readonly frames: Keyframe[];
}
