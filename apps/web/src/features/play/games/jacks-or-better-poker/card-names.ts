/** A card as the engine writes it: rank and suit, "TD". */
export type CardText = string;

/** What stands in the corner: "10" rather than "T". */
export function cornerText(card: CardText): string {
  return card.startsWith('T') ? '10' : card.charAt(0);
}
