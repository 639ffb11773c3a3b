import type { RuleFacts } from './rule-facts.ts';

type Risk = 'low' | 'medium' | 'high';

export interface PlinkoFacts extends RuleFacts {
  /** A row for each risk. `count` of a payout is the slot's distance from the nearer edge; 1 is the outermost. */
  readonly paytable: readonly {
    readonly outcome: Risk;
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  /** Rows of pegs. */
  readonly rows: number;
  readonly slots: number;
  /** Hundredths of the stake, by risk, in the order of the paytable. */
  readonly highestPaysX100: readonly number[];
}
