import type { RuleFacts } from '../../types.ts';
import type { KenoData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

const picked = ['one_number', 'two_numbers', 'three_numbers', 'four_numbers', 'five_numbers'] as const;

export interface KenoRuleFacts extends RuleFacts {
  /** Rows by the number of picks. `count` is the number of hits. */
  readonly paytable: readonly {
    readonly outcome: (typeof picked)[number];
    readonly symbol: '';
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  readonly numbers: number;
  readonly drawn: number;
  readonly mostPicked: number;
  readonly highestPayX100: number;
}

export function buildKenoRules({ numbers, drawn, pays }: KenoData): KenoRuleFacts {
  return {
    paytable: picked.map((outcome, index) => ({
      outcome,
      symbol: '',
      pays: (pays[index] ?? []).map((pay_x100, count) => ({ count, pay_x100 })).filter(({ pay_x100 }) => pay_x100 > 0),
    })),
    numbers,
    drawn,
    mostPicked: pays.length,
    highestPayX100: Math.max(...pays.flat()),
  };
}
