import type { RuleFacts } from '../../types.ts';
import { reelCount, rowCount } from './evaluate.ts';
import type { CherryData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

export interface CherryRuleFacts extends RuleFacts {
  readonly reels: number;
  readonly rows: number;
  readonly wild: string;
  readonly wildMultiplier: number;
  /** The symbol that also pays for fewer than three. */
  readonly fewer: string;
  /** Number of stop combinations. */
  readonly cycle: number;
  /** Maximum pay of a round. */
  readonly highestPayX100: number;
}

export function buildCherryRules({ threePays, fewer, wild, wildMultiplier, reels }: CherryData): CherryRuleFacts {
  const fewerPays = fewer.pays.map((pay, index) => ({ count: index + 1, pay_x100: pay })).reverse();
  return {
    paytable: Object.entries(threePays).map(([id, pay]) => ({
      outcome: id,
      symbol: id,
      pays: [{ count: reelCount, pay_x100: pay }, ...(id === fewer.symbol ? fewerPays : [])],
    })),
    lines: [[1, 1, 1]],
    reels: reelCount,
    rows: rowCount,
    wild,
    wildMultiplier,
    fewer: fewer.symbol,
    cycle: reels.reduce((product, reel) => product * reel.length, 1),
    highestPayX100: Math.max(...Object.values(threePays)),
  };
}
