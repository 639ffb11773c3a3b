import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { WaysGameData } from '../../families/reels/ways-round.ts';
import type { GameMaths } from '../../types.ts';
import { freeReels, paidReels } from './reels.ts';

export const dragonWaysMathsV1: GameMaths<WaysGameData> = {
  slug: 'dragon-ways-slots',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    symbols: [
      { id: 'pearl', letter: 'W' },
      { id: 'gate', letter: 'G' },
      { id: 'dragon', letter: 'D' },
      { id: 'phoenix', letter: 'P' },
      { id: 'tortoise', letter: 'T' },
      { id: 'koi', letter: 'K' },
      { id: 'jade', letter: 'J' },
      { id: 'fan', letter: 'F' },
      { id: 'drum', letter: 'U' },
      { id: 'knot', letter: 'N' },
    ],
    wild: 'pearl',
    scatter: 'gate',
    paid: { reels: paidReels, leastRows: 3, mostRows: 3 },
    free: { reels: freeReels, leastRows: 3, mostRows: 3 },
    waysPays: {
      dragon: [100, 400, 2000],
      phoenix: [100, 250, 1000],
      tortoise: [50, 150, 500],
      koi: [50, 125, 350],
      jade: [25, 75, 250],
      fan: [25, 75, 200],
      drum: [25, 50, 150],
      knot: [25, 50, 125],
    },
    fewestScatters: 3,
    scatterPays: [200, 1000, 5000],
    freeSpins: [10, 10, 10],
    freeMultiplier: 2,
    maxPayX100: 250000,
  },
};
