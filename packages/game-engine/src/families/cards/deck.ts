/** How the cards of a deck are numbered: card = suits × index in `ranks` + index in `suits`. */
export type DeckData = {
  /** Rising; one letter per rank. */
  ranks: string;
  suits: string;
};

/** "AS", "TD", … of a card number. */
export function cardText({ ranks, suits }: DeckData, card: number): string {
  return ranks.charAt(Math.trunc(card / suits.length)) + suits.charAt(card % suits.length);
}

export function cardTexts(data: DeckData, cards: readonly number[]): string[] {
  return cards.map((card) => cardText(data, card));
}

/** The card number of "AS". @throws RangeError when the deck has no such card. */
export function cardNumber({ ranks, suits }: DeckData, text: string): number {
  const [rank, suit] = [ranks.indexOf(text.charAt(0)), suits.indexOf(text.charAt(1))];
  if (text.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`no card ${text}`);
  return suits.length * rank + suit;
}

/** The unshuffled deck: the lowest rank in every suit first, "2C", "2D", "2H", "2S", "3C" … "AS". */
export function orderedDeck({ ranks, suits }: DeckData): number[] {
  const deck: number[] = [];
  for (let card = 0; card < ranks.length * suits.length; card++) deck.push(card);
  return deck;
}
