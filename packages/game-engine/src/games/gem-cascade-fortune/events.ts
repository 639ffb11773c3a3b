/** Columns are listed from the left, with symbol IDs downwards. Positions are [column, row]. Row 0 is the highest. */
export type GemCascadeEvent =
  | {
      type: 'round';
      /** Index of the round, from 0. It decides everything that follows. */
      index: number;
    }
  | {
      type: 'spin';
      /** 0 for the paid spin, then 1, 2, … */
      index: number;
      free: boolean;
      grid: string[][];
      multiplier: number;
    }
  | { type: 'symbol_win'; symbol: string; count: number; positions: number[][]; pay_x100: number }
  | {
      type: 'tumble';
      /** For each column, the symbols that fell in from above, downwards. [] if nothing burst. */
      refills: string[][];
    }
  | { type: 'scatter_win'; count: number; pay_x100: number }
  | { type: 'free_spins'; awarded: number; remaining: number }
  | { type: 'max_win'; pay_x100: number }
  | { type: 'settle'; pay_x100: number };
