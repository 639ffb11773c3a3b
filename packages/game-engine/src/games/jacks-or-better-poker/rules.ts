import { type HandName, handNames } from '../../families/cards/five-card-hand.ts';
import type { RuleFacts } from '../../types.ts';
import type { JacksData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

type PaidHand = Exclude<HandName, 'nothing'>;

export interface JacksRuleFacts extends RuleFacts {
  /** Hands with the best one first, as in a paytable. */
  readonly paytable: readonly {
    readonly outcome: PaidHand;
    readonly symbol: '';
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  readonly deckCards: number;
  readonly handCards: number;
  /** Number of possible deals. */
  readonly deals: number;
  /** Number of ways to hold cards of a hand. */
  readonly holds: number;
  /** Weights of the first to the last card. Of equally good holds, the one with the smaller sum is used. */
  readonly holdWeights: readonly number[];
  readonly highestPayX100: number;
}

/** Returns the number of sets of `size` items from `all` items. */
function countCombinations(all: number, size: number): number {
  let ways = 1;
  for (let taken = 1; taken <= size; taken++) ways = (ways * (all - size + taken)) / taken;
  return ways;
}

export function buildJacksRules(data: JacksData): JacksRuleFacts {
  const { handSize } = data;
  const deckCards = data.ranks.length * data.suits.length;
  const paid = handNames.filter((name) => name !== 'nothing').reverse();
  return {
    paytable: paid.map((outcome) => ({
      outcome,
      symbol: '',
      pays: [{ count: handSize, pay_x100: data.pays[outcome] }],
    })),
    deckCards,
    handCards: handSize,
    deals: countCombinations(deckCards, handSize),
    holds: 2 ** handSize,
    holdWeights: Array.from({ length: handSize }, (_, position) => 2 ** position),
    highestPayX100: data.pays.royal_flush,
  };
}
