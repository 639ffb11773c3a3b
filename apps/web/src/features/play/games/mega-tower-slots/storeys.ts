import { megaTowerReels } from './reel-game.ts';

/** The storeys of a tower when every reel has all its rows. */
export const mostStoreys = 12;

const doublings = Math.log2(megaTowerReels.rows ** megaTowerReels.restingStops.length);

/** The storeys for a number of ways: the same number for each doubling, because ways are a product. */
export function storeysFor(ways: number): number {
  return ways < 2 ? 0 : Math.max(1, Math.floor((Math.log2(ways) / doublings) * mostStoreys + 1e-9));
}

/** The product of the heights of the reels. */
export function waysOf(heights: readonly number[]): number {
  return heights.reduce((ways, rows) => ways * rows, 1);
}
