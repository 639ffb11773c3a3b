import type { RuleFacts } from './rule-facts.ts';

export interface MegaTowerFacts extends RuleFacts {
  readonly reels: number;
  /** Rows in a window of the paid spin: the fewest and the most. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Rows of every window in free spins. */
  readonly freeRows: number;
  /** The maximum number of ways of a spin. */
  readonly ways: number;
  /** Numbers of reels with a symbol that pay, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** Numbers of scatters that pay, ascending, with the free spins of each. */
  readonly scatterCounts: readonly number[];
  readonly freeSpins: readonly number[];
  /** The reels with the wild; the leftmost is 1. */
  readonly wildReels: readonly number[];
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
