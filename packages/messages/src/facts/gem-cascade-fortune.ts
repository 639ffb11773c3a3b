import type { RuleFacts } from '../rule-facts.ts';

export interface GemCascadeFacts extends RuleFacts {
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
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
