import type { RuleFacts } from '../rule-facts.ts';

export interface CoinVaultFacts extends RuleFacts {
  readonly lines: readonly unknown[];
  readonly reels: number;
  readonly rows: number;
  /** How many of one symbol are paid on a line, ascending. */
  readonly counts: readonly number[];
  readonly coin: string;
  /** The reels that show the wild, the leftmost being 1. */
  readonly wildReels: readonly number[];
  readonly coinsToOpen: number;
  readonly respins: number;
  /** Of the vault. */
  readonly cells: number;
  /** The least and the most that a coin may be worth, in hundredths of the stake. */
  readonly coinPaysX100: readonly [number, number];
  /** An empty cell draws a coin in one of so many respins. */
  readonly coinOneIn: number;
  /** Of a full vault, and the most a round pays; hundredths of the stake. */
  readonly highestPayX100: number;
}
