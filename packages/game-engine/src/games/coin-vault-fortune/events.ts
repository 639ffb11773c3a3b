/** A coin in the vault; the position is [reel, row] from 0. */
export type VaultCoin = { position: number[]; pay_x100: number };

/** Columns from the left, symbol ids downwards. */
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
  /** The vault opens over the coins of the window, and each shows what it is worth. */
  | { type: 'vault'; coins: VaultCoin[]; respins: number }
  /** The coins that one respin brought, and how many respins are left after it. */
  | { type: 'respin'; index: number; coins: VaultCoin[]; left: number }
  /** The vault closes: so many coins in it, and their sum. */
  | { type: 'vault_win'; count: number; pay_x100: number }
  /** Every cell of the vault has a coin: the round pays the grand instead of everything else. */
  | { type: 'grand'; pay_x100: number }
  | { type: 'settle'; pay_x100: number };
