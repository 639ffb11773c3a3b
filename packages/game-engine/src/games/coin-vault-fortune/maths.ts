import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { LineData } from '../../families/reels/lines-5x3.ts';
import type { RespinData } from '../../families/reels/respins.ts';
import type { GameMaths } from '../../types.ts';
import { reels } from './reels.ts';

export type CoinVaultData = LineData & {
  /** Circular strips with one letter per stop, read downwards. */
  reels: string[];
  /** Number of coins in the window that opens the vault. */
  coinsToOpen: number;
  vault: RespinData;
};

export const coinVaultMathsV1: GameMaths<CoinVaultData> = {
  slug: 'coin-vault-fortune',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    symbols: [
      { id: 'key', letter: 'K' },
      { id: 'coin', letter: 'C' },
      { id: 'crown', letter: 'R' },
      { id: 'ingot', letter: 'I' },
      { id: 'watch', letter: 'W' },
      { id: 'goblet', letter: 'G' },
      { id: 'pearl', letter: 'P' },
      { id: 'padlock', letter: 'L' },
      { id: 'scales', letter: 'S' },
      { id: 'ticket', letter: 'T' },
    ],
    wild: 'key',
    scatter: 'coin',
    reels,
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 0, 0],
      [2, 2, 1, 2, 2],
      [1, 2, 2, 2, 1],
      [1, 0, 0, 0, 1],
      [1, 0, 1, 0, 1],
      [1, 2, 1, 2, 1],
      [0, 1, 0, 1, 0],
      [2, 1, 2, 1, 2],
      [1, 1, 0, 1, 1],
      [1, 1, 2, 1, 1],
      [0, 1, 1, 1, 0],
      [2, 1, 1, 1, 2],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [0, 2, 0, 2, 0],
    ],
    linePays: {
      crown: [250, 1500, 10000],
      ingot: [200, 750, 4000],
      watch: [125, 450, 2000],
      goblet: [100, 300, 1200],
      pearl: [75, 225, 800],
      padlock: [40, 120, 500],
      scales: [30, 100, 400],
      ticket: [30, 75, 300],
    },
    coinsToOpen: 6,
    vault: {
      coins: [
        { pay_x100: 100, weight: 22 },
        { pay_x100: 200, weight: 16 },
        { pay_x100: 300, weight: 10 },
        { pay_x100: 500, weight: 8 },
        { pay_x100: 1000, weight: 5 },
        { pay_x100: 2000, weight: 2 },
        { pay_x100: 5000, weight: 1 },
      ],
      blanks: 1216,
      respins: 3,
      grandPayX100: 100000,
    },
  },
};
