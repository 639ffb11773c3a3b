import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import type { ReelGame } from '../../reels/reel-game.ts';
import url from './symbols.svg';

const { reels, symbols } = cherryClassicSlots.maths.data;
const idByLetter = new Map(symbols.map(({ id, letter }) => [letter, id]));
const strips = reels.map((strip) => [...strip].map((letter) => idByLetter.get(letter) ?? ''));

/** Cherry Classic Slots on the reel strips of the maths. It has no free spins, so the second set of strips is never shown. */
export const cherryReels: ReelGame = {
  rows: 3,
  strips: { paid: strips, free: strips },
  lines: [[1, 1, 1]],
  // A seven, a bell and a plum on the line, which pay nothing.
  restingStops: [2, 4, 0],
  feature: { symbol: '', needed: 0 },
  sheet: { url, ids: symbols.map(({ id }) => id) },
};
