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
  /** Of the vault. */
  readonly cells: number;
  readonly vault: {
    /** What a coin may be worth, in hundredths of the stake, and how many of the coins' places it has. */
    readonly coins: readonly { readonly pay_x100: number; readonly weight: number }[];
    /** Places without a coin, from which an empty cell draws in addition to those of the coins. */
    readonly blanks: number;
    readonly respins: number;
  };
  /** Of a full vault, and the most a round pays; hundredths of the stake. */
  readonly highestPayX100: number;
}

/** The least and the most that a coin may be worth, in hundredths of the stake; a cell draws one in 1 of `oneIn` respins. */
export function coinFacts({ vault: { coins, blanks } }: CoinVaultFacts): {
  least: number;
  most: number;
  oneIn: number;
} {
  const worths = coins.map(({ pay_x100 }) => pay_x100);
  const places = coins.reduce((sum, { weight }) => sum + weight, 0);
  return { least: Math.min(...worths), most: Math.max(...worths), oneIn: (places + blanks) / places };
}
