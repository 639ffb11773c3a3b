import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { GameMaths } from '../../types.ts';

export type KenoData = {
  /** Numbers on the card: 1 … numbers. */
  numbers: number;
  /** How many numbers a round draws. */
  drawn: number;
  /** Pays in hundredths of the stake. One row for each number of picks from 1, with the pays for 0, 1, 2 … hits. */
  pays: readonly (readonly number[])[];
};

/** Chosen so that every number of picks returns between 93.8 and 96.5 %. */
export const kenoMathsV1: GameMaths<KenoData> = {
  slug: 'keno-fortune',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    numbers: 40,
    drawn: 10,
    pays: [
      [0, 380],
      [0, 180, 460],
      [0, 100, 280, 950],
      [0, 80, 170, 460, 2000],
      [0, 25, 140, 400, 1500, 2800],
    ],
  },
};
