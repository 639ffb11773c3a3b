/** A coin in the vault. The position is [reel, row] from 0. */
export type VaultCoin = { position: number[]; pay_x100: number };

/** Columns are listed from the left, with symbol IDs downwards. */
export type CoinVaultEvent =
  | { type: 'spin'; free: false; stops: number[]; grid: string[][] }
  | {
      type: 'line_win';
      /** Lines count from 1. */
      line: number;
      symbol: string;
      count: number;
      /** [reel, row] of the paid symbols, from 0. */
      positions: number[][];
      pay_x100: number;
    }
  /** The vault opens with the coins of the window, and each coin shows its value. */
  | { type: 'vault'; coins: VaultCoin[]; respins: number }
  /** The new coins of one respin, and the number of respins left after it. */
  | { type: 'respin'; index: number; coins: VaultCoin[]; left: number }
  /** The vault closes, with the number of coins and their sum. */
  | { type: 'vault_win'; count: number; pay_x100: number }
  /** Every cell of the vault has a coin. The round pays only the grand. */
  | { type: 'grand'; pay_x100: number }
  | { type: 'settle'; pay_x100: number };
