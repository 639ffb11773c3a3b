import type { RuleFacts } from './rule-facts.ts';

export interface CherryFacts extends RuleFacts {
  readonly reels: number;
  readonly rows: number;
  readonly wild: string;
  readonly wildMultiplier: number;
  /** The symbol that also pays for fewer than three. */
  readonly fewer: string;
  /** Number of different stops of the reels. */
  readonly cycle: number;
  /** Hundredths of the stake. */
  readonly highestPayX100: number;
}
