import type { RuleFacts } from '../../types.ts';
import { strategy } from './best-move.ts';
import type { BlackjackData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

export interface BlackjackRuleFacts extends RuleFacts {
  readonly paytable: readonly {
    readonly outcome: 'split_or_double' | 'blackjack' | 'win' | 'push';
    readonly symbol: '';
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  /** Number of different cards in the endless deck. */
  readonly deckCards: number;
  readonly shoeCards: number;
  readonly dealerStands: { readonly hard: number; readonly soft: number };
  /** In hundredths of the base stake, including the amount that a double or a split adds. */
  readonly raiseX100: number;
  readonly blackjackPayX100: number;
  readonly highestPayX100: number;
  readonly strategy: typeof strategy;
}

export function buildBlackjackRules(data: BlackjackData): BlackjackRuleFacts {
  const { pays, raiseX100, shoeCards, dealerStands } = data;
  const row = <O extends string>(outcome: O, pay_x100: number) => ({
    outcome,
    symbol: '' as const,
    pays: [{ count: 1, pay_x100 }],
  });
  const highestPayX100 = (pays.win * (100 + raiseX100)) / 100;
  return {
    paytable: [
      row('split_or_double', highestPayX100),
      row('blackjack', pays.blackjack),
      row('win', pays.win),
      row('push', pays.push),
    ],
    deckCards: data.ranks.length * data.suits.length,
    shoeCards,
    dealerStands,
    raiseX100,
    blackjackPayX100: pays.blackjack,
    highestPayX100,
    strategy,
  };
}
