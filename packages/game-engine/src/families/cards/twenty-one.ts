/** Total of cards in blackjack. Aces count 1, or one of them counts 11 (`soft`) if the total stays at or below 21. */
export type Count = { readonly total: number; readonly soft: boolean };

export const twentyOne = 21;
export const emptyCount: Count = { total: 0, soft: false };

/**
 * Returns the value of a card from a deck of 13 ranks and 4 suits (see deck.ts, aces last): 2 … 9, 10 for ten, jack, queen
 * and king, and 1 for an ace.
 */
export function getCardValue(card: number): number {
  const rank = card >> 2;
  return rank === 12 ? 1 : Math.min(rank + 2, 10);
}

/** Adds one card of this value. An ace has the value 1. */
export function addCardValue({ total, soft }: Count, worth: number): Count {
  const least = total - (soft ? 10 : 0) + worth;
  const hasAce = soft || worth === 1;
  if (hasAce && least + 10 <= twentyOne) return { total: least + 10, soft: true };
  // An ace that counts 1 never counts 11 again, because more cards only increase the total.
  return { total: least, soft: false };
}

export function countOf(cards: readonly number[]): Count {
  return cards.reduce((count, card) => addCardValue(count, getCardValue(card)), emptyCount);
}
