import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { LineData, LinePays } from '../../families/reels/lines-5x3.ts';
import type { GameMaths } from '../../types.ts';
import { baseReels, freeReels } from './reels.ts';

export type StarlightData = LineData & {
  /** Circular strips with one letter per stop, read downwards. */
  baseReels: string[];
  freeReels: string[];
  /** Pays in hundredths of the stake for 3, 4 and 5 scatters anywhere in a paid spin. Same for `freeSpins`. */
  scatterPays: LinePays;
  freeSpins: LinePays;
  freeMultiplier: number;
  /** Maximum pay of a round, in hundredths of the stake. */
  maxPayX100: number;
};

export const starlightMathsV1: GameMaths<StarlightData> = {
  slug: 'starlight-fortune',
  version: '1.1.0',
  engineAbi,
  ...launchStakes,
  data: {
    symbols: [
      { id: 'star', letter: 'S' },
      { id: 'moon', letter: 'M' },
      { id: 'comet', letter: 'C' },
      { id: 'owl', letter: 'O' },
      { id: 'lantern', letter: 'L' },
      { id: 'compass', letter: 'P' },
      { id: 'bell', letter: 'B' },
      { id: 'feather', letter: 'F' },
      { id: 'moth', letter: 'H' },
      { id: 'key', letter: 'K' },
    ],
    wild: 'star',
    scatter: 'moon',
    baseReels,
    freeReels,
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [1, 0, 1, 2, 1],
      [1, 2, 1, 0, 1],
      [0, 1, 1, 1, 2],
      [2, 1, 1, 1, 0],
      [1, 0, 0, 1, 2],
      [1, 2, 2, 1, 0],
      [0, 1, 0, 1, 0],
      [2, 1, 2, 1, 2],
      [0, 0, 2, 0, 0],
      [2, 2, 0, 2, 2],
      [1, 1, 0, 1, 1],
      [1, 1, 2, 1, 1],
      [0, 2, 1, 2, 0],
    ],
    linePays: {
      comet: [200, 2000, 15000],
      owl: [150, 750, 4000],
      lantern: [100, 400, 2000],
      compass: [75, 250, 1000],
      bell: [50, 200, 750],
      feather: [25, 100, 400],
      moth: [25, 75, 300],
      key: [25, 50, 250],
    },
    scatterPays: [200, 1000, 5000],
    freeSpins: [8, 10, 12],
    freeMultiplier: 3,
    maxPayX100: 200000,
  },
};
