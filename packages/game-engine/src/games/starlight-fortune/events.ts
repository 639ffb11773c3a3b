/** Columns are listed from the left, with symbol IDs downwards. */
export type StarlightEvent =
  | {
      type: 'spin';
      /** 0 for the paid spin, then 1, 2, … */
      index: number;
      free: boolean;
      stops: number[];
      grid: string[][];
      multiplier: number;
    }
  | {
      type: 'line_win';
      /** Lines count from 1. */
      line: number;
      symbol: string;
      count: number;
      /** [reel, row] of the paid symbols, from 0. */
      positions: number[][];
      pay_x100: number;
    }
  | { type: 'scatter_win'; count: number; pay_x100: number }
  | { type: 'free_spins'; awarded: number; remaining: number }
  | { type: 'max_win'; pay_x100: number }
  | { type: 'settle'; pay_x100: number };
