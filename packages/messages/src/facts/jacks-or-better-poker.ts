import type { RuleFacts } from './rule-facts.ts';

type Hand =
  | 'jacks_or_better'
  | 'two_pair'
  | 'three_of_a_kind'
  | 'straight'
  | 'flush'
  | 'full_house'
  | 'four_of_a_kind'
  | 'straight_flush'
  | 'royal_flush';

export interface JacksFacts extends RuleFacts {
  readonly paytable: readonly { readonly outcome: Hand }[];
  readonly deckCards: number;
  readonly handCards: number;
  readonly deals: number;
  readonly holds: number;
  /** Weights of the first to the last card. Of equally good holds, the one with the smaller sum is used. */
  readonly holdWeights: readonly number[];
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
