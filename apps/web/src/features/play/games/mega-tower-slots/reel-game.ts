import { megaTowerSlots } from '@goldwren/game-engine/games/mega-tower-slots';
import type { ReelGame } from '../../reels/reel-game.ts';
import url from './symbols.svg';

const { paid, free, symbols, scatter, fewestScatters } = megaTowerSlots.maths.data;
const idByLetter = new Map(symbols.map(({ id, letter }) => [letter, id]));
const idsOf = (strips: readonly string[]) =>
  strips.map((strip) => [...strip].map((letter) => idByLetter.get(letter) ?? ''));

/** Mega Tower Slots on the reel strips of the maths. */
export const megaTowerReels: ReelGame = {
  rows: paid.mostRows,
  strips: { paid: idsOf(paid.reels), free: idsOf(free.reels) },
  lines: [],
  // No win, and every symbol is visible.
  restingStops: [19, 29, 12, 18, 18, 3],
  restingRows: [7, 2, 4, 3, 6, 5],
  feature: { symbol: scatter, needed: fewestScatters },
  sheet: { url, ids: symbols.map(({ id }) => id) },
};
