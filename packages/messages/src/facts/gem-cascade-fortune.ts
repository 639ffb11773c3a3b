import type { RuleFacts } from './rule-facts.ts';

export interface GemCascadeFacts extends RuleFacts {
  readonly columns: number;
  readonly rows: number;
  /** The lowest number of one gem that pays. */
  readonly fewest: number;
  readonly scatter: string;
  /** Numbers of scatters that pay, ascending. The last one also stands for higher numbers. */
  readonly scatterCounts: readonly number[];
  /** For each of `scatterCounts`. */
  readonly freeSpins: readonly number[];
  readonly freeMultiplier: number;
  /** Number of different rounds, all equally likely. */
  readonly rounds: number;
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
