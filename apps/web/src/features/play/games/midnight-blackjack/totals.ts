import { type Count, countOf, midnightBlackjack, parseCard } from '@goldwren/game-engine/games/midnight-blackjack';
import { midnightBlackjack as messages } from '@goldwren/messages/current/games/midnight-blackjack';
import type { PlacedCard } from '../../cards/card-names.ts';

const { data } = midnightBlackjack.maths;

function isOpen(card: PlacedCard | undefined): card is string {
  return card !== null && card !== undefined && card !== 'back';
}

/** The visible cards in these places. */
export function openCards(placed: readonly PlacedCard[], places: readonly number[]): string[] {
  return places.map((place) => placed[place]).filter(isOpen);
}

/** Counts the cards as the engine does. */
function countCards(cards: readonly string[]): Count {
  return countOf(cards.map((card) => parseCard(data, card)));
}

/**
 * The total as shown next to the cards: `18`, or `7/17` while an ace can count as either. Empty without cards.
 * @param final Whether the hand has ended, so that only its best total counts
 */
export function worthOf(cards: readonly string[], final: boolean): string {
  const { total, soft } = countCards(cards);
  if (cards.length === 0) return '';
  return soft && total < 21 && !final ? `${total - 10}/${total}` : String(total);
}

/**
 * The total as spoken: `soft 17`. Empty without cards.
 * @param final Whether the hand has ended, as above
 */
export function totalOf(cards: readonly string[], final: boolean): string {
  const { total, soft } = countCards(cards);
  return cards.length === 0 ? '' : messages.total(total, soft && total < 21 && !final);
}

/** True for a blackjack: 21 with the first two cards. */
export function isBlackjack(cards: readonly string[]): boolean {
  return cards.length === 2 && countCards(cards).total === 21;
}

/** True for a hand that has lost because it counts more than 21. */
export function isOver21(cards: readonly string[]): boolean {
  return countCards(cards).total > 21;
}
