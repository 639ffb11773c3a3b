/** Columns are listed from the left, with symbol IDs downwards. */
export type CherryEvent =
  | {
      type: 'spin';
      index: 0;
      free: false;
      stops: number[];
      grid: string[][];
    }
  | {
      type: 'line_win';
      line: 1;
      symbol: string;
      count: number;
      /** Number of wilds that multiply the pay. */
      wilds: number;
      /** [reel, row] of the paid symbols, from 0. */
      positions: number[][];
      pay_x100: number;
    }
  | { type: 'max_win'; pay_x100: number }
  | { type: 'settle'; pay_x100: number };
