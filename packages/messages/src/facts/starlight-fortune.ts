import type { RuleFacts } from '../rule-facts.ts';

export interface StarlightFacts extends RuleFacts {
  readonly lines: readonly unknown[];
  readonly reels: number;
  readonly rows: number;
  /** How many of one symbol, or of the scatter, are paid, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** The reels that show the wild, the leftmost being 1. */
  readonly wildReels: readonly number[];
  /** For each of `counts` of the scatter. */
  readonly freeSpins: readonly number[];
  readonly freeMultiplier: number;
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
