/** Numbering of the cards of a deck: card = number of suits × index in `ranks` + index in `suits`. */
export type DeckData = {
  /** One letter per rank, in ascending order. */
  ranks: string;
  suits: string;
};

/** Returns the text of a card number, such as "AS" or "TD". */
export function formatCard({ ranks, suits }: DeckData, card: number): string {
  return ranks.charAt(Math.trunc(card / suits.length)) + suits.charAt(card % suits.length);
}

export function formatCards(data: DeckData, cards: readonly number[]): string[] {
  return cards.map((card) => formatCard(data, card));
}

/** Returns the card number of a text such as "AS". @throws RangeError when the deck has no such card. */
export function parseCard({ ranks, suits }: DeckData, text: string): number {
  const [rank, suit] = [ranks.indexOf(text.charAt(0)), suits.indexOf(text.charAt(1))];
  if (text.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`unknown card ${text}`);
  return suits.length * rank + suit;
}

/** Returns the unshuffled deck, with the lowest rank in every suit first: "2C", "2D", "2H", "2S", "3C" … "AS". */
export function createDeck({ ranks, suits }: DeckData): number[] {
  const deck: number[] = [];
  for (let card = 0; card < ranks.length * suits.length; card++) deck.push(card);
  return deck;
}

/**
 * Returns a whole deck without repeated cards that begins with the shown cards. Returns null when they are not `count`
 * different cards of the deck. @param shown as received, of any type
 */
export function completeDeck(data: DeckData, shown: unknown, count: number): number[] | null {
  const deck = createDeck(data);
  const texts: unknown[] = Array.isArray(shown) ? shown : [];
  const cards = deck.filter((card) => texts.includes(formatCard(data, card)));
  if (texts.length !== count || cards.length !== count) return null;
  return [...texts.map((text) => parseCard(data, text as string)), ...deck.filter((card) => !cards.includes(card))];
}
