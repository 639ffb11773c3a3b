import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { TumbleData } from '../../families/reels/tumbles.ts';
import { roundCount } from '../../rng/indexed-words.ts';
import type { GameMaths } from '../../types.ts';
import { baseBag, freeBag } from './bags.ts';

export type GemCascadeData = TumbleData & {
  /** Number of possible rounds. One word of the round key chooses a round. */
  rounds: number;
  baseBag: string;
  freeBag: string;
  /** Smallest number of scatters that pays, counted after the last tumble of a paid spin. */
  fewestScatters: number;
  /** Pays in hundredths of the stake from `fewestScatters` on. The last is for all higher numbers. Same for `freeSpins`. */
  scatterPays: number[];
  freeSpins: number[];
  freeMultiplier: number;
  /** Maximum pay of a round, in hundredths of the stake. */
  maxPayX100: number;
};

export const gemCascadeMathsV1: GameMaths<GemCascadeData> = {
  slug: 'gem-cascade-fortune',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    rounds: roundCount,
    symbols: [
      { id: 'diamond', letter: 'D' },
      { id: 'ruby', letter: 'R' },
      { id: 'sapphire', letter: 'S' },
      { id: 'emerald', letter: 'E' },
      { id: 'amethyst', letter: 'A' },
      { id: 'topaz', letter: 'T' },
      { id: 'jade', letter: 'J' },
      { id: 'pearl', letter: 'P' },
      { id: 'crown', letter: 'C' },
    ],
    scatter: 'crown',
    baseBag,
    freeBag,
    counts: [8, 10, 12, 14],
    pays: {
      diamond: [600, 1500, 10000, 165000],
      ruby: [300, 750, 2500, 30000],
      sapphire: [250, 500, 2000, 20000],
      emerald: [200, 400, 1500, 10000],
      amethyst: [125, 300, 1000, 7500],
      topaz: [100, 200, 500, 5000],
      jade: [60, 125, 400, 2500],
      pearl: [40, 85, 250, 1500],
    },
    fewestScatters: 4,
    scatterPays: [300, 1000, 5000],
    freeSpins: [10, 12, 15],
    freeMultiplier: 3,
    maxPayX100: 500000,
  },
};
