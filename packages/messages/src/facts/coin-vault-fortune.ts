import type { RuleFacts } from './rule-facts.ts';

export interface CoinVaultFacts extends RuleFacts {
  readonly lines: readonly unknown[];
  readonly reels: number;
  readonly rows: number;
  /** Numbers of equal symbols that pay on a line, ascending. */
  readonly counts: readonly number[];
  readonly coin: string;
  /** The reels with the wild; the leftmost is 1. */
  readonly wildReels: readonly number[];
  readonly coinsToOpen: number;
  /** Number of cells in the vault. */
  readonly cells: number;
  readonly vault: {
    /** Possible values of a coin in hundredths of the stake, with their weights. */
    readonly coins: readonly { readonly pay_x100: number; readonly weight: number }[];
    /** Weight of the positions without a coin, in addition to those of the coins. */
    readonly blanks: number;
    readonly respins: number;
  };
  /** Payout of a full vault, which is the maximum of a round, in hundredths of the stake. */
  readonly highestPayX100: number;
}

/**
 * Returns the lowest and the highest value of a coin in hundredths of the stake. A cell draws a coin in 1 of
 * `oneIn` respins.
 */
export function coinFacts({ vault: { coins, blanks } }: CoinVaultFacts): {
  least: number;
  most: number;
  oneIn: number;
} {
  const worths = coins.map(({ pay_x100 }) => pay_x100);
  const places = coins.reduce((sum, { weight }) => sum + weight, 0);
  return { least: Math.min(...worths), most: Math.max(...worths), oneIn: (places + blanks) / places };
}
