/** Rising worth. With three cards a straight is rarer than a flush, and three of a kind than both. */
export const threeCardNames = ['high_card', 'pair', 'flush', 'straight', 'three_of_a_kind', 'straight_flush'] as const;

export type ThreeCardName = (typeof threeCardNames)[number];

const categoryUnit = 16 ** 3;

/**
 * What three distinct cards of a deck of 13 ranks and 4 suits (see deck.ts) are worth, in any order: the higher number
 * wins, equal numbers tie. The index in `threeCardNames`, then the ranks that decide, highest first: 16³, 16², 16 and 1.
 */
export function threeCardWorth(a: number, b: number, c: number): number {
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
  // Ace, two and three: the lowest straight, of which the three is the highest card.
  const wheel = high === 12 && middle === 1 && low === 0;
  if (wheel || high - low === 2) return (flush ? 5 : 3) * categoryUnit + (wheel ? 1 : high);
  return (flush ? 2 : 0) * categoryUnit + high * 256 + middle * 16 + low;
}

export function threeCardName(worth: number): ThreeCardName {
  return threeCardNames[Math.trunc(worth / categoryUnit)] as ThreeCardName;
}
