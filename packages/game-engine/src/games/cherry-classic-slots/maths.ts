import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { GameMaths } from '../../types.ts';

export type CherryData = {
  /** Every symbol ID with its letter on the reels. */
  symbols: { id: string; letter: string }[];
  wild: string;
  /** Circular strips with one letter per stop, read downwards. */
  reels: string[];
  /** Pays for three of a symbol on the line, in hundredths of the stake. Three wilds have their own pay. */
  threePays: Record<string, number>;
  /** Factor for each wild in a line of three of another symbol. */
  wildMultiplier: number;
  /** The symbol that also pays for fewer than three from the left, with its pays for one and two. */
  fewer: { symbol: string; pays: [number, number] };
};

export const cherryMathsV1: GameMaths<CherryData> = {
  slug: 'cherry-classic-slots',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    symbols: [
      { id: 'clover', letter: 'W' },
      { id: 'seven', letter: 'S' },
      { id: 'bell', letter: 'B' },
      { id: 'bar', letter: 'R' },
      { id: 'plum', letter: 'P' },
      { id: 'lemon', letter: 'L' },
      { id: 'cherry', letter: 'C' },
    ],
    wild: 'clover',
    reels: ['CRPSLPRLBRLPCRLPCPLCPLRCLPBCSBLW', 'PWLRPBCLPSRPLBPLCRLCBSLRCPRCLCBL', 'WPBCLPRBLRPCLPBCPLRSCLRSLPCBLCRL'],
    threePays: { clover: 80000, seven: 7500, bell: 3000, bar: 1200, plum: 600, lemon: 500, cherry: 400 },
    wildMultiplier: 2,
    fewer: { symbol: 'cherry', pays: [100, 200] },
  },
};
