/** Columns from the left, symbol ids downwards; positions are [column, row], row 0 the highest. */
export type GemCascadeEvent =
  | {
      type: 'round';
      /** Which of all rounds this is, from 0: everything after follows from it. */
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
      /** Per column what fell in from above, downwards; [] where nothing burst. */
      refills: string[][];
    }
  | { type: 'scatter_win'; count: number; pay_x100: number }
  | { type: 'free_spins'; awarded: number; remaining: number }
  | { type: 'max_win'; pay_x100: number }
  | { type: 'settle'; pay_x100: number };
