import type { RuleFacts } from '../rule-facts.ts';

type Field = 'one_mine' | 'three_mines' | 'five_mines' | 'ten_mines' | 'twenty_mines';

export interface MinesFacts extends RuleFacts {
  /** A row for each number of mines; what is paid counts safe cells. */
  readonly paytable: readonly { readonly outcome: Field }[];
  readonly cells: number;
  /** How many mines may be chosen, ascending. */
  readonly mines: readonly number[];
  /** Hundredths of the stake: where the plan of the odds cashes out. */
  readonly plannedPayX100: number;
  /** Hundredths of the stake: no round goes on to a pay above it. */
  readonly limitX100: number;
  readonly highestPayX100: number;
}
