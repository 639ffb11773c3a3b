import type { RuleFacts } from './rule-facts.ts';

type Hand = 'high_card' | 'pair' | 'flush' | 'straight' | 'three_of_a_kind' | 'straight_flush';

export interface ThreeCardFacts extends RuleFacts {
  readonly paytable: readonly { readonly outcome: Hand | 'win' | 'unqualified' | 'push' }[];
  readonly deckCards: number;
  readonly handCards: number;
  readonly deals: number;
  /** Hundredths of the ante. */
  readonly raiseX100: number;
  readonly highestPayX100: number;
}
