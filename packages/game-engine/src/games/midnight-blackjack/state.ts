import { type Count, countOf, twentyOne, worthOf } from '../../families/cards/twenty-one.ts';
import type { BlackjackAction, BlackjackMove } from './events.ts';
import type { BlackjackData } from './maths.ts';

/** Card numbers. `over`: it takes no more cards. */
export type BlackjackHand = { readonly cards: readonly number[]; readonly over: boolean };

/** Never leaves the server; see `viewOf` in play.ts. */
export type BlackjackState = {
  /** All cards of the round, in the order in which they leave the shoe. */
  readonly shoe: readonly number[];
  /** How many have left it. */
  readonly taken: number;
  readonly hands: readonly BlackjackHand[];
  /** The up card, the hidden one, then what was drawn. */
  readonly dealer: readonly number[];
  readonly doubled: boolean;
  /** Null while the player has a decision to take. */
  readonly payX100: number | null;
};

/** Two cards of 21 that were dealt so; after a split 21 is no blackjack. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && countOf(cards).total === twentyOne;
}

/** The hand that is played now; -1 when none is. */
export function activeHand({ hands, payX100 }: BlackjackState): number {
  return payX100 === null ? hands.findIndex(({ over }) => !over) : -1;
}

/** Cards of one rank: a ten and a king are not. */
export function isPair([first, second, ...more]: readonly number[]): boolean {
  return first !== undefined && second !== undefined && more.length === 0 && first >> 2 === second >> 2;
}

/** In the order of the buttons: the first gives away nothing. */
export function legalMoves(state: BlackjackState): BlackjackMove[] {
  const hand = state.hands[activeHand(state)];
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

/** The dealer looks at the hidden card where it could make a blackjack. */
export function dealerPeeks(up: number): boolean {
  return worthOf(up) === 1 || worthOf(up) === 10;
}

const moves: ReadonlySet<unknown> = new Set<BlackjackMove>(['stand', 'hit', 'double', 'split']);

export function parseMove(raw: unknown): BlackjackAction | null {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const { type, ...unknownFields } = raw as Record<string, unknown>;
  return moves.has(type) && Object.keys(unknownFields).length === 0 ? { type: type as BlackjackMove } : null;
}
