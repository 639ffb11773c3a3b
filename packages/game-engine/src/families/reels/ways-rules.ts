import type { RuleFacts } from '../../types.ts';
import { shortestRun } from './ways.ts';
import type { WaysGameData } from './ways-round.ts';

/** Facts for the rules texts of a ways game. */
export interface WaysRuleFacts extends RuleFacts {
  readonly reels: number;
  /** Smallest and largest number of rows of a window in the paid spin. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Rows of every window in free spins. */
  readonly freeRows: number;
  /** Largest number of ways in a paid spin. */
  readonly ways: number;
  /** Numbers of reels for which a symbol pays, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** Numbers of scatters that pay, ascending. `freeSpins` has the free spins for each number. */
  readonly scatterCounts: readonly number[];
  readonly freeSpins: readonly number[];
  /** Reels with the wild. The leftmost reel is 1. */
  readonly wildReels: readonly number[];
  readonly freeMultiplier: number;
  /** Maximum pay of a round, in hundredths of the stake. */
  readonly highestPayX100: number;
}

/** Returns the pays with the largest count first. */
function pays(values: readonly number[], fewest: number): { count: number; pay_x100: number }[] {
  return values.map((pay, index) => ({ count: index + fewest, pay_x100: pay })).reverse();
}

export function buildWaysRules(data: WaysGameData): WaysRuleFacts {
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
