/** A card as the engine writes it: rank and suit, "TD". */
export type CardText = string;

/** What lies in a place: a card, the back of one, or nothing yet. */
export type Lying = CardText | 'back' | null;

/** What stands in the corner: "10" rather than "T". */
export function cornerText(card: CardText): string {
  return card.startsWith('T') ? '10' : card.charAt(0);
}

/** Hearts and diamonds. */
export function isRed(card: CardText): boolean {
  return /[HD]$/.test(card);
}

/** Jack, queen or king. */
export function isCourt(card: CardText): boolean {
  return /^[JQK]/.test(card);
}
