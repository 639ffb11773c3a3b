/** Hands of draw poker in ascending value. A pair below jacks is `nothing`. */
export const handNames = [
  'nothing',
  'jacks_or_better',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
  'royal_flush',
] as const;

export type HandName = (typeof handNames)[number];

const jackBit = 1 << 9;
const wheel = 0b1_0000_0000_1111;
const broadway = 0b1_1111_0000_0000;

/**
 * Returns the index in `handNames` of five distinct cards in any order, from a deck of 13 ranks and 4 suits (see deck.ts).
 * It allocates nothing. The bits of `once`, `twice`, `thrice` and `four` are the ranks that appear at least that often.
 */
export function getHandIndex(a: number, b: number, c: number, d: number, e: number): number {
  const rankB = 1 << (b >> 2);
  const rankC = 1 << (c >> 2);
  const rankD = 1 << (d >> 2);
  const rankE = 1 << (e >> 2);
  let once = 1 << (a >> 2);
  let twice = once & rankB;
  once |= rankB;
  let thrice = twice & rankC;
  twice |= once & rankC;
  once |= rankC;
  let four = thrice & rankD;
  thrice |= twice & rankD;
  twice |= once & rankD;
  once |= rankD;
  four |= thrice & rankE;
  thrice |= twice & rankE;
  twice |= once & rankE;
  once |= rankE;
  if (twice === 0) {
    const flush = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0;
    return getUnpairedIndex(once, flush);
  }
  if (four !== 0) return 7;
  if (thrice !== 0) return twice === thrice ? 3 : 6;
  if ((twice & (twice - 1)) !== 0) return 2;
  return twice >= jackBit ? 1 : 0;
}

function getUnpairedIndex(ranks: number, flush: boolean): number {
  const straight = ranks === 31 * (ranks & -ranks) || ranks === wheel;
  if (!straight) return flush ? 5 : 0;
  if (!flush) return 4;
  return ranks === broadway ? 9 : 8;
}

/** Returns the name of a hand. @param cards five card numbers */
export function getHandName(cards: readonly number[]): HandName {
  const [a, b, c, d, e] = cards as [number, number, number, number, number];
  return handNames[getHandIndex(a, b, c, d, e)] as HandName;
}
