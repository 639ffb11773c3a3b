/** A card as the engine writes it: rank and suit, "TD". */
export type CardText = string;

const ranks: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: '10',
};
const suits: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** "ace of spades" */
export function cardName(card: CardText): string {
  const rank = card.charAt(0);
  return `${ranks[rank] ?? rank} of ${suits[card.charAt(1)] ?? ''}`;
}

/** What stands in the corner: "10" rather than "T". */
export function cornerText(card: CardText): string {
  return card.startsWith('T') ? '10' : card.charAt(0);
}
