/** A card in the engine's notation: rank and suit, for example "TD". */
export type CardText = string;

/** The content of a place: a card, a card back, or nothing. */
export type PlacedCard = CardText | 'back' | null;

/** The text in the corner of the card: "10" instead of "T". */
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
