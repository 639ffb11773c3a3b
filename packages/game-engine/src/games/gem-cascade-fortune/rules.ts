import { columnCount, fewestPaid, rowCount } from '../../families/reels/tumbles.ts';
import type { RuleFacts } from '../../types.ts';
import type { GemCascadeData } from './maths.ts';

/** Part of the maths hash: counts up when a rule changes that no number shows. */
export const rulesVersion = 1;

export interface GemCascadeRuleFacts extends RuleFacts {
  readonly columns: number;
  readonly rows: number;
  /** The least number of a gem that pays. */
  readonly fewest: number;
  readonly scatter: string;
  /** How many scatters are paid, ascending; the last stands for any more. */
  readonly scatterCounts: readonly number[];
  /** For each of `scatterCounts`. */
  readonly freeSpins: readonly number[];
  readonly freeMultiplier: number;
  /** How many rounds there are, each as likely as any other. */
  readonly rounds: number;
  /** The most a round pays. */
  readonly highestPayX100: number;
}

/** The largest count first. */
function pays(counts: readonly number[], values: readonly number[]): { count: number; pay_x100: number }[] {
  return values.map((pay, step) => ({ count: counts[step] as number, pay_x100: pay })).reverse();
}

export function gemCascadeRules(data: GemCascadeData): GemCascadeRuleFacts {
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
