import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { GameMaths } from '../../types.ts';

export type MinesData = {
  /** Cells of the field, numbered from 0 in rows. */
  cells: number;
  columns: number;
  /** Upper limit for pays in hundredths of the stake. A round ends before a higher pay. */
  maxPayX100: number;
  /** Fields to choose from, with the fewest mines first. */
  fields: readonly {
    mines: number;
    /** Pays in hundredths of the stake for 1, 2, 3 … open safe cells. The last one settles the round automatically. */
    pays: readonly number[];
  }[];
};

/**
 * A pay is 97 % of the fair pay, rounded down to five hundredths. The fair pay is the number of all placements of the mines,
 * divided by the number of placements that spare the open cells. The proof derives each pay again. Cashing out at any point
 * returns 93.6 to 97 %.
 */
export const minesMathsV1: GameMaths<MinesData> = {
  slug: 'mine-seeker-slots',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    cells: 25,
    columns: 5,
    maxPayX100: 500000,
    fields: [
      {
        mines: 1,
        pays: [
          100, 105, 110, 115, 120, 125, 130, 140, 150, 160, 170, 185, 200, 220, 240, 265, 300, 345, 400, 485, 605, 805,
          1210, 2425,
        ],
      },
      {
        mines: 3,
        pays: [
          110, 125, 140, 165, 195, 230, 270, 325, 395, 490, 610, 780, 1010, 1350, 1855, 2655, 3980, 6370, 11155, 22310,
          55775, 223100,
        ],
      },
      {
        mines: 5,
        pays: [
          120, 150, 195, 250, 330, 440, 600, 830, 1175, 1715, 2570, 4000, 6505, 11155, 20450, 40900, 92025, 245410,
        ],
      },
      { mines: 10, pays: [160, 275, 490, 895, 1715, 3430, 7245, 16300, 39590, 105580, 316750] },
      { mines: 20, pays: [485, 2910, 22310, 245410] },
    ],
  },
};
