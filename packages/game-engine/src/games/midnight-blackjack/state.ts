import { type Count, countOf, getCardValue, twentyOne } from '../../families/cards/twenty-one.ts';
import type { BlackjackAction, BlackjackMove } from './events.ts';
import type { BlackjackData } from './maths.ts';

/** A hand with card numbers. `over` means that it takes no more cards. */
export type BlackjackHand = { readonly cards: readonly number[]; readonly over: boolean };

/** The state never leaves the server. See `viewOf` in play.ts. */
export type BlackjackState = {
  /** All cards of the round in dealing order. */
  readonly shoe: readonly number[];
  /** Number of dealt cards of the shoe. */
  readonly taken: number;
  readonly hands: readonly BlackjackHand[];
  /** The up card, the hidden card, and then the drawn cards. */
  readonly dealer: readonly number[];
  readonly doubled: boolean;
  /** Null while the round waits for a decision. */
  readonly payX100: number | null;
};

/** Returns whether the cards are a blackjack. Callers must exclude split hands: 21 after a split is no blackjack. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && countOf(cards).total === twentyOne;
}

/** Returns the index of the active hand, or -1 without one. */
export function findActiveHand({ hands, payX100 }: BlackjackState): number {
  return payX100 === null ? hands.findIndex(({ over }) => !over) : -1;
}

/** Returns whether two cards have the same rank. A ten and a king do not. */
export function isPair([first, second, ...more]: readonly number[]): boolean {
  return first !== undefined && second !== undefined && more.length === 0 && first >> 2 === second >> 2;
}

/** Returns the legal moves in button order, starting with `stand`. */
export function listLegalMoves(state: BlackjackState): BlackjackMove[] {
  const hand = state.hands[findActiveHand(state)];
  if (hand === undefined) return [];
  const fresh = state.hands.length === 1 && hand.cards.length === 2;
  const moves: BlackjackMove[] = fresh ? ['stand', 'hit', 'double'] : ['stand', 'hit'];
  return fresh && isPair(hand.cards) ? [...moves, 'split'] : moves;
}

export function raiseOf(data: BlackjackData, move: BlackjackMove): number {
  return move === 'double' || move === 'split' ? data.raiseX100 : 0;
}

export function dealerTakes({ dealerStands }: BlackjackData, { total, soft }: Count): boolean {
  return total < (soft ? dealerStands.soft : dealerStands.hard);
}

/** Returns whether the dealer looks at the hidden card: only if it could complete a blackjack. */
export function dealerPeeks(up: number): boolean {
  return getCardValue(up) === 1 || getCardValue(up) === 10;
}

const moves: ReadonlySet<unknown> = new Set<BlackjackMove>(['stand', 'hit', 'double', 'split']);

export function parseMove(raw: unknown): BlackjackAction | null {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const { type, ...unknownFields } = raw as Record<string, unknown>;
  return moves.has(type) && Object.keys(unknownFields).length === 0 ? { type: type as BlackjackMove } : null;
}
