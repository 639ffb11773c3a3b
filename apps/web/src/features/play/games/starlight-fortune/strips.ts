import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';

const { baseReels, freeReels, symbols, lines } = starlightFortune.maths.data;
const idByLetter = new Map(symbols.map(({ id, letter }) => [letter, id]));

export const payLines: readonly (readonly number[])[] = lines;
export const reelIndexes = [0, 1, 2, 3, 4] as const;
export const rowIndexes = [0, 1, 2] as const;

/** What the maths' own strip shows, from a stop downwards; the strip has no end. */
export function stripCells(reel: number, free: boolean, from: number, count: number): string[] {
  const strip = (free ? freeReels : baseReels)[reel] ?? '';
  return Array.from({ length: count }, (_, offset) => {
    const at = (((from + offset) % strip.length) + strip.length) % strip.length;
    return idByLetter.get(strip.charAt(at)) ?? '';
  });
}

/** The table before the first round: the strips at these stops, without a win on any line. */
export const restingStops: readonly number[] = [3, 9, 20, 15, 26];
