import { type ThreeCardName, threeCardNames } from '../../families/cards/three-card-hand.ts';
import type { RuleFacts } from '../../types.ts';
import type { ThreeCardData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

type Outcome = ThreeCardName | 'win' | 'unqualified' | 'push';

export interface ThreeCardRuleFacts extends RuleFacts {
  readonly paytable: readonly {
    readonly outcome: Outcome;
    readonly symbol: '';
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  readonly deckCards: number;
  readonly handCards: number;
  /** Number of ways to deal two hands. */
  readonly deals: number;
  /** Hundredths of the ante. */
  readonly raiseX100: number;
  readonly highestPayX100: number;
}

/** Returns the number of sets of `size` items from `all` items. */
function countCombinations(all: number, size: number): number {
  let ways = 1;
  for (let taken = 1; taken <= size; taken++) ways = (ways * (all - size + taken)) / taken;
  return ways;
}

export function buildThreeCardRules(data: ThreeCardData): ThreeCardRuleFacts {
  const { pays, raiseX100, anteBonus, handSize } = data;
  const deckCards = data.ranks.length * data.suits.length;
  const row = (outcome: Outcome, pay_x100: number) => ({
    outcome,
    symbol: '' as const,
    pays: [{ count: handSize, pay_x100 }],
  });
  const both = (pay: number) => (pay * (100 + raiseX100)) / 100;
  const bonuses = threeCardNames.flatMap((name) => (anteBonus[name] ? [row(name, anteBonus[name])] : [])).reverse();
  return {
    paytable: [
      row('win', both(pays.win)),
      row('unqualified', pays.win + (pays.push * raiseX100) / 100),
      row('push', both(pays.push)),
      ...bonuses,
    ],
    deckCards,
    handCards: handSize,
    deals: countCombinations(deckCards, handSize) * countCombinations(deckCards - handSize, handSize),
    raiseX100,
    highestPayX100: both(pays.win) + Math.max(...Object.values(anteBonus)),
  };
}
