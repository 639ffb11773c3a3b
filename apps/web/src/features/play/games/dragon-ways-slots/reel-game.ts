import { dragonWaysSlots } from '@goldwren/game-engine/games/dragon-ways-slots';
import type { ReelGame } from '../../reels/reel-game.ts';
import url from './symbols.svg';

const { paid, free, symbols, scatter, fewestScatters } = dragonWaysSlots.maths.data;
const idByLetter = new Map(symbols.map(({ id, letter }) => [letter, id]));
const idsOf = (strips: readonly string[]) =>
  strips.map((strip) => [...strip].map((letter) => idByLetter.get(letter) ?? ''));

/** Dragon Ways Slots on the reel strips of the maths. */
export const dragonWaysReels: ReelGame = {
  rows: paid.mostRows,
  strips: { paid: idsOf(paid.reels), free: idsOf(free.reels) },
  lines: [],
  // No win, and every symbol is visible.
  restingStops: [12, 7, 25, 18, 18],
  feature: { symbol: scatter, needed: fewestScatters },
  sheet: { url, ids: symbols.map(({ id }) => id) },
};
