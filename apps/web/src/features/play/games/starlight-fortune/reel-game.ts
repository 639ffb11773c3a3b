import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import type { ReelGame } from '../../reels/reel-game.ts';
import url from './symbols.svg';

const { baseReels, freeReels, symbols, lines, scatter } = starlightFortune.maths.data;
const idByLetter = new Map(symbols.map(({ id, letter }) => [letter, id]));
const idsOf = (strips: readonly string[]) =>
  strips.map((strip) => [...strip].map((letter) => idByLetter.get(letter) ?? ''));

/** Starlight Fortune on the reel strips of the maths. */
export const starlightReels: ReelGame = {
  rows: 3,
  strips: { paid: idsOf(baseReels), free: idsOf(freeReels) },
  lines,
  // No win on any line.
  restingStops: [3, 9, 20, 15, 26],
  feature: { symbol: scatter, needed: 3 },
  sheet: { url, ids: symbols.map(({ id }) => id) },
};
