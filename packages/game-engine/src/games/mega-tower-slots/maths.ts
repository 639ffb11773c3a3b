import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { WaysGameData } from '../../families/reels/ways-round.ts';
import type { GameMaths } from '../../types.ts';
import { freeReels, paidReels } from './reels.ts';

export const megaTowerMathsV1: GameMaths<WaysGameData> = {
  slug: 'mega-tower-slots',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    symbols: [
      { id: 'banner', letter: 'W' },
      { id: 'tower', letter: 'S' },
      { id: 'crown', letter: 'C' },
      { id: 'helm', letter: 'H' },
      { id: 'shield', letter: 'D' },
      { id: 'swords', letter: 'X' },
      { id: 'goblet', letter: 'G' },
      { id: 'ring', letter: 'N' },
      { id: 'torch', letter: 'T' },
      { id: 'horn', letter: 'O' },
      { id: 'rose', letter: 'R' },
      { id: 'scroll', letter: 'L' },
    ],
    wild: 'banner',
    scatter: 'tower',
    paid: { reels: paidReels, leastRows: 2, mostRows: 7 },
    free: { reels: freeReels, leastRows: 7, mostRows: 7 },
    waysPays: {
      crown: [50, 100, 250, 700],
      helm: [50, 75, 150, 275],
      shield: [25, 50, 100, 250],
      swords: [25, 50, 75, 200],
      goblet: [25, 50, 75, 150],
      ring: [25, 50, 75, 125],
      torch: [25, 25, 50, 100],
      horn: [25, 25, 50, 100],
      rose: [25, 25, 50, 75],
      scroll: [25, 25, 50, 75],
    },
    fewestScatters: 4,
    scatterPays: [200, 1000, 5000],
    freeSpins: [5, 5, 5],
    freeMultiplier: 1,
    maxPayX100: 500000,
  },
};
