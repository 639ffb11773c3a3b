import { type LinePays, reelCount, rowCount, shortestRun } from '../../families/reels/lines-5x3.ts';
import type { RuleFacts } from '../../types.ts';
import type { StarlightData } from './maths.ts';

/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;

export interface StarlightRuleFacts extends RuleFacts {
  readonly lines: readonly (readonly number[])[];
  readonly reels: number;
  readonly rows: number;
  /** Numbers of one symbol or of the scatter that pay, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** Reels with the wild. The leftmost reel is 1. */
  readonly wildReels: readonly number[];
  /** Free spins for each of `counts` of the scatter. */
  readonly freeSpins: readonly number[];
  readonly freeMultiplier: number;
  /** Maximum pay of a round. */
  readonly highestPayX100: number;
}

/** Returns the pays with the longest run first. */
function pays(values: LinePays): { count: number; pay_x100: number }[] {
  return values.map((pay, index) => ({ count: index + shortestRun, pay_x100: pay })).reverse();
}

export function buildStarlightRules(data: StarlightData): StarlightRuleFacts {
  const wild = data.symbols.find(({ id }) => id === data.wild)?.letter as string;
  const reels = data.baseReels.map((strip, index) => ({ number: index + 1, shows: strip.includes(wild) }));
  return {
    paytable: [
      ...Object.entries(data.linePays).map(([id, values]) => ({ outcome: id, symbol: id, pays: pays(values) })),
      { outcome: data.scatter, symbol: data.scatter, pays: pays(data.scatterPays) },
    ],
    lines: data.lines.map((line) => [...line]),
    reels: reelCount,
    rows: rowCount,
    counts: data.freeSpins.map((_, index) => index + shortestRun),
    scatter: data.scatter,
    wildReels: reels.filter(({ shows }) => shows).map(({ number }) => number),
    freeSpins: [...data.freeSpins],
    freeMultiplier: data.freeMultiplier,
    highestPayX100: data.maxPayX100,
  };
}
