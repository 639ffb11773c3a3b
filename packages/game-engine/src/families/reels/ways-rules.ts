import type { RuleFacts } from '../../types.ts';
import { shortestRun } from './ways.ts';
import type { WaysGameData } from './ways-round.ts';

/** What a game of ways is worded from. */
export interface WaysRuleFacts extends RuleFacts {
  readonly reels: number;
  /** Rows of a window of the paid spin: the fewest and the most. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Rows of every window in free spins. */
  readonly freeRows: number;
  /** The most ways that a paid spin can have. */
  readonly ways: number;
  /** On how many reels a symbol is paid, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** How many scatters are paid, ascending, and the free spins that each number opens. */
  readonly scatterCounts: readonly number[];
  readonly freeSpins: readonly number[];
  /** The reels that show the wild, the leftmost being 1. */
  readonly wildReels: readonly number[];
  readonly freeMultiplier: number;
  /** The most a round pays, in hundredths of the stake. */
  readonly highestPayX100: number;
}

/** Most first. */
function pays(values: readonly number[], fewest: number): { count: number; pay_x100: number }[] {
  return values.map((pay, index) => ({ count: index + fewest, pay_x100: pay })).reverse();
}

export function waysRules(data: WaysGameData): WaysRuleFacts {
  const { paid, free, fewestScatters } = data;
  const wild = data.symbols.find(({ id }) => id === data.wild)?.letter as string;
  const wildReels = paid.reels.flatMap((strip, index) => (strip.includes(wild) ? [index + 1] : []));
  return {
    paytable: [
      ...Object.entries(data.waysPays).map(([id, values]) => ({
        outcome: id,
        symbol: id,
        pays: pays(values, shortestRun),
      })),
      { outcome: data.scatter, symbol: data.scatter, pays: pays(data.scatterPays, fewestScatters) },
    ],
    reels: paid.reels.length,
    rows: { least: paid.leastRows, most: paid.mostRows },
    freeRows: free.mostRows,
    ways: paid.mostRows ** paid.reels.length,
    counts: paid.reels.slice(shortestRun - 1).map((_, index) => index + shortestRun),
    scatter: data.scatter,
    scatterCounts: data.scatterPays.map((_, index) => index + fewestScatters),
    freeSpins: [...data.freeSpins],
    wildReels,
    freeMultiplier: data.freeMultiplier,
    highestPayX100: data.maxPayX100,
  };
}
