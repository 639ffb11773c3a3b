import type { RuleFacts } from './rule-facts.ts';

type Picked = 'one_number' | 'two_numbers' | 'three_numbers' | 'four_numbers' | 'five_numbers';

export interface KenoFacts extends RuleFacts {
  /** A row for each number of picks. Payouts depend on the number of hits. */
  readonly paytable: readonly { readonly outcome: Picked }[];
  readonly numbers: number;
  readonly drawn: number;
  readonly mostPicked: number;
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
