import type { RuleFacts } from '../../types.ts';
import type { MinesData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

const outcomes = { 1: 'one_mine', 3: 'three_mines', 5: 'five_mines', 10: 'ten_mines', 20: 'twenty_mines' } as const;
type MineCount = keyof typeof outcomes;

/** The published plan behind the odds: cash out as soon as the pay reaches this value, in hundredths of the stake. */
export const plannedPayX100 = 200;

export interface MinesRuleFacts extends RuleFacts {
  /** Rows by the number of mines. `count` is the number of open safe cells. */
  readonly paytable: readonly {
    readonly outcome: (typeof outcomes)[MineCount];
    readonly symbol: '';
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  readonly cells: number;
  readonly mines: readonly number[];
  readonly plannedPayX100: number;
  /** Upper limit for pays. A round ends before a higher pay. */
  readonly limitX100: number;
  readonly highestPayX100: number;
}

export function buildMinesRules({ cells, fields, maxPayX100 }: MinesData): MinesRuleFacts {
  return {
    paytable: fields.map(({ mines, pays }) => ({
      outcome: outcomes[mines as MineCount],
      symbol: '',
      pays: pays.map((pay_x100, index) => ({ count: index + 1, pay_x100 })),
    })),
    cells,
    mines: fields.map(({ mines }) => mines),
    plannedPayX100,
    limitX100: maxPayX100,
    highestPayX100: Math.max(...fields.flatMap(({ pays }) => pays)),
  };
}
