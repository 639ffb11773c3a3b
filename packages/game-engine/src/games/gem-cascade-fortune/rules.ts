import { columnCount, fewestPaid, rowCount } from '../../families/reels/tumbles.ts';
import type { RuleFacts } from '../../types.ts';
import type { GemCascadeData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

export interface GemCascadeRuleFacts extends RuleFacts {
  readonly columns: number;
  readonly rows: number;
  /** Smallest number of a gem that pays. */
  readonly fewest: number;
  readonly scatter: string;
  /** Numbers of scatters that pay, ascending. The last one includes all higher numbers. */
  readonly scatterCounts: readonly number[];
  /** Free spins for each of `scatterCounts`. */
  readonly freeSpins: readonly number[];
  readonly freeMultiplier: number;
  /** Number of possible rounds, which are all equally likely. */
  readonly rounds: number;
  /** Maximum pay of a round. */
  readonly highestPayX100: number;
}

/** Returns the pays with the largest count first. */
function pays(counts: readonly number[], values: readonly number[]): { count: number; pay_x100: number }[] {
  return values.map((pay, step) => ({ count: counts[step] as number, pay_x100: pay })).reverse();
}

export function buildGemCascadeRules(data: GemCascadeData): GemCascadeRuleFacts {
  const scatterCounts = data.scatterPays.map((_, step) => data.fewestScatters + step);
  return {
    paytable: [
      ...Object.entries(data.pays).map(([id, values]) => ({
        outcome: id,
        symbol: id,
        pays: pays(data.counts, values),
      })),
      { outcome: data.scatter, symbol: data.scatter, pays: pays(scatterCounts, data.scatterPays) },
    ],
    columns: columnCount,
    rows: rowCount,
    fewest: fewestPaid,
    scatter: data.scatter,
    scatterCounts,
    freeSpins: [...data.freeSpins],
    freeMultiplier: data.freeMultiplier,
    rounds: data.rounds,
    highestPayX100: data.maxPayX100,
  };
}
