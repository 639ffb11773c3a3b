import type { RuleFacts } from '../../types.ts';
import type { PlinkoData, PlinkoRisk } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

export interface PlinkoRuleFacts extends RuleFacts {
  /** One row for each risk. `count` of a pay is the position of the slot from the nearer edge. 1 is the outermost. */
  readonly paytable: readonly {
    readonly outcome: PlinkoRisk;
    readonly symbol: PlinkoRisk;
    readonly pays: readonly { readonly count: number; readonly pay_x100: number }[];
  }[];
  readonly rows: number;
  readonly slots: number;
  /** Maximum pay of a round by risk, in the order of the paytable. */
  readonly highestPaysX100: readonly number[];
}

export function buildPlinkoRules({ rows, risks }: PlinkoData): PlinkoRuleFacts {
  return {
    paytable: risks.map(({ id, pays }) => ({
      outcome: id,
      symbol: id,
      pays: pays.map((pay, place) => ({ count: place + 1, pay_x100: pay })),
    })),
    rows,
    slots: rows + 1,
    highestPaysX100: risks.map(({ pays }) => Math.max(...pays)),
  };
}
