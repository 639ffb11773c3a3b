import type { RuleFacts } from './rule-facts.ts';

type Field = 'one_mine' | 'three_mines' | 'five_mines' | 'ten_mines' | 'twenty_mines';

export interface MinesFacts extends RuleFacts {
  /** A row for each number of mines. Payouts depend on the number of safe cells. */
  readonly paytable: readonly { readonly outcome: Field }[];
  readonly cells: number;
  /** Numbers of mines that a player can choose, ascending. */
  readonly mines: readonly number[];
  /** The payout at which the plan of the odds cashes out, in hundredths of the stake. */
  readonly plannedPayX100: number;
  /** Maximum payout in hundredths of the stake. A round ends before a payout above it. */
  readonly limitX100: number;
  readonly highestPayX100: number;
}
