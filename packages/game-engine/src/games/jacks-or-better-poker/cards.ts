import type { JacksData } from './maths.ts';

/** "AS", "TD", … of a card number. */
function cardText(data: JacksData, card: number): string {
  return data.ranks.charAt(card >> 2) + data.suits.charAt(card & 3);
}

export function cardTexts(data: JacksData, cards: readonly number[]): string[] {
  return cards.map((card) => cardText(data, card));
}

/** The unshuffled deck: 2C, 2D, 2H, 2S, 3C … AS. */
export function orderedDeck(data: JacksData): number[] {
  const deck: number[] = [];
  for (let card = 0; card < data.ranks.length * data.suits.length; card++) deck.push(card);
  return deck;
}
