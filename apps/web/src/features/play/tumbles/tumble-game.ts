import type { SymbolSheet } from '../reels/symbol-sheet.ts';

/** Columns from the left, symbol ids downwards. */
export type Grid = readonly (readonly string[])[];

/** What a game whose symbols fall gives to be shown: its numbers come from its maths, nothing here decides anything. */
export interface TumbleGame {
  readonly columns: number;
  readonly rows: number;
  /** What lies there before the first round. */
  readonly restingGrid: Grid;
  /** What opens the free spins: so many of this symbol, anywhere, when all has come to rest. */
  readonly feature: { readonly symbol: string; readonly needed: number };
  readonly sheet: SymbolSheet;
}
