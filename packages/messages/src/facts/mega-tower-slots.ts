import type { RuleFacts } from '../rule-facts.ts';

export interface MegaTowerFacts extends RuleFacts {
  readonly reels: number;
  /** Rows of a window of the paid spin: the fewest and the most. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Rows of every window in free spins. */
  readonly freeRows: number;
  /** The most ways that a spin can have. */
  readonly ways: number;
  /** On how many reels a symbol is paid, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** How many scatters are paid, ascending, and the free spins that each number opens. */
  readonly scatterCounts: readonly number[];
  readonly freeSpins: readonly number[];
  /** The reels that show the wild, the leftmost being 1. */
  readonly wildReels: readonly number[];
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
