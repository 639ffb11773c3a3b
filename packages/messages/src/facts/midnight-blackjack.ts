import type { RuleFacts } from './rule-facts.ts';

/** Rows of the best play: actions for these totals, or for pairs of these cards. */
type Rows = readonly {
  readonly from: number;
  readonly to: number;
  /** A letter for each up card, 2 … 10 and ace. */
  readonly moves: string;
}[];

export interface BlackjackFacts extends RuleFacts {
  readonly paytable: readonly { readonly outcome: 'split_or_double' | 'blackjack' | 'win' | 'push' }[];
  readonly deckCards: number;
  /** Number of cards drawn before the first decision. */
  readonly shoeCards: number;
  /** The lowest totals on which the dealer stands. */
  readonly dealerStands: { readonly hard: number; readonly soft: number };
  /** Hundredths of the stake. */
  readonly blackjackPayX100: number;
  readonly raiseX100: number;
  readonly highestPayX100: number;
  readonly strategy: { readonly hard: Rows; readonly soft: Rows; readonly pairs: Rows };
}
