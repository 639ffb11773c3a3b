import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { PegBoardData } from '../../families/draws/peg-board.ts';
import type { GameMaths } from '../../types.ts';

export type PlinkoRisk = 'low' | 'medium' | 'high';

export type PlinkoData = PegBoardData & {
  /** Risks from low to high. Pays in hundredths of the stake, from the outermost slots to the middle one. */
  risks: { id: PlinkoRisk; pays: number[] }[];
};

export const plinkoMathsV1: GameMaths<PlinkoData> = {
  slug: 'plinko-fortune',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    rows: 12,
    risks: [
      { id: 'low', pays: [850, 300, 150, 130, 110, 90, 60] },
      { id: 'medium', pays: [2800, 1000, 380, 190, 110, 60, 30] },
      { id: 'high', pays: [16000, 2200, 750, 200, 70, 20, 20] },
    ],
  },
};
