/** How many mines lie in the field: one of a published list. */
export type MinesChoice = { mines: number };

/** `cells`: the one cell to open, from 0, in rows from the top. */
export type MinesAction = { type: 'open'; cells: number[] } | { type: 'cash_out' };

export type MinesEvent =
  | { type: 'field'; cells: number; mines: number }
  | {
      type: 'safe';
      cell: number;
      /** What cashing out pays now. */
      pay_x100: number;
    }
  | { type: 'blast'; cell: number }
  | { type: 'cashed_out'; pay_x100: number }
  /** The last cell that may be opened was: the round pays by itself. */
  | { type: 'cleared'; pay_x100: number }
  | {
      type: 'mines';
      /** Where they lay, ascending. */
      cells: number[];
    }
  | { type: 'settle'; pay_x100: number };

export type MinesView = {
  phase: 'open' | 'settled';
  mines: number;
  /** Safe cells, in the order opened. */
  opened: number[];
  /** What cashing out pays now; 0 before the first cell, and after a blast. */
  pay_x100: number;
  /** What it pays after one more safe cell; null when the round is settled. */
  next_pay_x100: number | null;
  /** Null while the round is open. */
  mine_cells: number[] | null;
};
