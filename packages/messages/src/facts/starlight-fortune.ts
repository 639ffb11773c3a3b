import type { RuleFacts } from './rule-facts.ts';

export interface StarlightFacts extends RuleFacts {
  readonly lines: readonly unknown[];
  readonly reels: number;
  readonly rows: number;
  /** Numbers of equal symbols, or of scatters, that pay, ascending. */
  readonly counts: readonly number[];
  readonly scatter: string;
  /** The reels with the wild; the leftmost is 1. */
  readonly wildReels: readonly number[];
  /** Free spins for each of `counts` scatters. */
  readonly freeSpins: readonly number[];
  readonly freeMultiplier: number;
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
