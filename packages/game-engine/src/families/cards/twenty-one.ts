/** What cards count to twenty-one: aces 1, or one of them 11 (`soft`) where that does not go over. */
export type Count = { readonly total: number; readonly soft: boolean };

export const twentyOne = 21;
export const emptyCount: Count = { total: 0, soft: false };

/**
 * What a card of a deck of 13 ranks and 4 suits (see deck.ts, aces last) counts by itself: 2 … 9, ten for ten, jack,
 * queen and king, 1 for an ace.
 */
export function worthOf(card: number): number {
  const rank = card >> 2;
  return rank === 12 ? 1 : Math.min(rank + 2, 10);
}

/** With one more card of this worth, 1 for an ace. */
export function countWith({ total, soft }: Count, worth: number): Count {
  const least = total - (soft ? 10 : 0) + worth;
  const hasAce = soft || worth === 1;
  if (hasAce && least + 10 <= twentyOne) return { total: least + 10, soft: true };
  // An ace that counts 1 is never 11 again: more cards only add.
  return { total: least, soft: false };
}

export function countOf(cards: readonly number[]): Count {
  return cards.reduce((count, card) => countWith(count, worthOf(card)), emptyCount);
}
