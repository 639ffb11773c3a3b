/** Hands in ascending value. With three cards a straight is rarer than a flush, and three of a kind is rarer than both. */
export const threeCardNames = ['high_card', 'pair', 'flush', 'straight', 'three_of_a_kind', 'straight_flush'] as const;

export type ThreeCardName = (typeof threeCardNames)[number];

const categoryUnit = 16 ** 3;

/**
 * Returns the value of three distinct cards in any order, from a deck of 13 ranks and 4 suits (see deck.ts). The higher
 * value wins, and equal values tie. It consists of the index in `threeCardNames` and the deciding ranks, highest first,
 * with the factors 16³, 16², 16 and 1.
 */
export function getThreeCardValue(a: number, b: number, c: number): number {
  const [x, y, z] = [a >> 2, b >> 2, c >> 2];
  const high = Math.max(x, y, z);
  const low = Math.min(x, y, z);
  const middle = x + y + z - high - low;
  const flush = ((a ^ b) | (a ^ c)) & 3 ? 0 : 1;
  if (high === low) return 4 * categoryUnit + high;
  if (high === middle || middle === low) {
    const single = high === middle ? low : high;
    return categoryUnit + middle * 16 + single;
  }
  // Ace, two and three are the lowest straight, and its highest card is the three.
  const wheel = high === 12 && middle === 1 && low === 0;
  if (wheel || high - low === 2) return (flush ? 5 : 3) * categoryUnit + (wheel ? 1 : high);
  return (flush ? 2 : 0) * categoryUnit + high * 256 + middle * 16 + low;
}

export function getThreeCardName(worth: number): ThreeCardName {
  return threeCardNames[Math.trunc(worth / categoryUnit)] as ThreeCardName;
}
