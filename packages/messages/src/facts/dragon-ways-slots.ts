import type { RuleFacts } from './rule-facts.ts';

export interface DragonWaysFacts extends RuleFacts {
  readonly reels: number;
  /** Number of rows in a window. */
  readonly rows: { readonly least: number; readonly most: number };
  readonly ways: number;
  /** Numbers of reels with a symbol that pay, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** Numbers of scatters that pay, ascending, with the free spins of each. */
  readonly scatterCounts: readonly number[];
  readonly freeSpins: readonly number[];
  /** The reels with the wild; the leftmost is 1. */
  readonly wildReels: readonly number[];
  readonly freeMultiplier: number;
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
