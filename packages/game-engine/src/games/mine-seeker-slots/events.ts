/** Number of mines in the field, from a published list. */
export type MinesChoice = { mines: number };

/** `cells` has the one cell to open. Cells are numbered from 0 in rows from the top. */
export type MinesAction = { type: 'open'; cells: number[] } | { type: 'cash_out' };

export type MinesEvent =
  | { type: 'field'; cells: number; mines: number }
  | {
      type: 'safe';
      cell: number;
      /** Pay of cashing out now. */
      pay_x100: number;
    }
  | { type: 'blast'; cell: number }
  | { type: 'cashed_out'; pay_x100: number }
  /** The last safe cell that pays is open, so the round pays automatically. */
  | { type: 'cleared'; pay_x100: number }
  | {
      type: 'mines';
      /** Cells of the mines, ascending. */
      cells: number[];
    }
  | { type: 'settle'; pay_x100: number };

export type MinesView = {
  phase: 'open' | 'settled';
  mines: number;
  /** Opened safe cells in opening order. */
  opened: number[];
  /** Pay of cashing out now. 0 before the first cell and after a blast. */
  pay_x100: number;
  /** Pay after one more safe cell. Null when the round is settled. */
  next_pay_x100: number | null;
  /** Null while the round is open. */
  mine_cells: number[] | null;
};
