import { countOf, getCardValue } from '../../families/cards/twenty-one.ts';
import type { BlackjackMove } from './events.ts';
import { type BlackjackState, findActiveHand, isPair, listLegalMoves } from './state.ts';

/**
 * The best move for every situation. The proof derives it again from the numbers. Each row has one letter for each up card
 * of the dealer, 2 … 10 and ace: h hit, s stand, d double or else hit, t double or else stand, p split, _ play by total.
 * With an endless deck no other visible card changes the odds.
 */
export const strategy = {
  hard: [
    { from: 4, to: 8, moves: 'hhhhhhhhhh' },
    { from: 9, to: 9, moves: 'hddddhhhhh' },
    { from: 10, to: 10, moves: 'ddddddddhh' },
    { from: 11, to: 11, moves: 'dddddddddd' },
    { from: 12, to: 12, moves: 'hhssshhhhh' },
    { from: 13, to: 16, moves: 'ssssshhhhh' },
    { from: 17, to: 20, moves: 'ssssssssss' },
  ],
  soft: [
    { from: 12, to: 13, moves: 'hhhhdhhhhh' },
    { from: 14, to: 14, moves: 'hhhddhhhhh' },
    { from: 15, to: 15, moves: 'hhdddhhhhh' },
    { from: 16, to: 16, moves: 'hhdddhhhhh' },
    { from: 17, to: 17, moves: 'hddddhhhhh' },
    { from: 18, to: 18, moves: 'tttttsshhh' },
    { from: 19, to: 19, moves: 'sssstsssss' },
    { from: 20, to: 20, moves: 'ssssssssss' },
  ],
  /** Rows by the value of each card of the pair. Aces count 1. */
  pairs: [
    { from: 1, to: 1, moves: 'pppppppppp' },
    { from: 2, to: 3, moves: '__pppp____' },
    { from: 6, to: 6, moves: '_pppp_____' },
    { from: 7, to: 7, moves: 'pppppp____' },
    { from: 8, to: 8, moves: 'pppppppppp' },
    { from: 9, to: 9, moves: 'ppppp_pp__' },
  ],
} as const;

type Rows = readonly { readonly from: number; readonly to: number; readonly moves: string }[];

/** Moves in order of preference. */
const meaning: Readonly<Record<string, readonly BlackjackMove[]>> = {
  h: ['hit'],
  s: ['stand'],
  d: ['double', 'hit'],
  t: ['double', 'stand'],
  p: ['split'],
};

function lookUp(rows: Rows, value: number, up: number): readonly BlackjackMove[] {
  const row = rows.find(({ from, to }) => from <= value && value <= to);
  // The first column is the 2. The last one is the ace, which counts 1.
  return meaning[row?.moves.charAt((up + 8) % 10) ?? ''] ?? [];
}

/** Returns the moves of the published strategy, best first. `pair` is the value of each of two equal cards. */
export function listStrategyMoves(
  count: { readonly total: number; readonly soft: boolean },
  pair: number | null,
  up: number,
): readonly BlackjackMove[] {
  const asPair = pair === null ? [] : lookUp(strategy.pairs, pair, up);
  return [...asPair, ...lookUp(count.soft ? strategy.soft : strategy.hard, count.total, up)];
}

/**
 * Returns the best move of a hand from the visible cards.
 * @param up the dealer's up card
 * @param among moves to choose from; they must include `stand`
 */
export function bestOf(cards: readonly number[], up: number, among: readonly BlackjackMove[]): BlackjackMove {
  const pair = isPair(cards) ? getCardValue(cards[0] as number) : null;
  const wanted = listStrategyMoves(countOf(cards), pair, getCardValue(up));
  return wanted.find((move) => among.includes(move)) ?? 'stand';
}

/**
 * Returns the best legal move of the active hand.
 * @param among moves to choose from; defaults to all
 * @throws RangeError when the round is settled.
 */
export function bestMove(state: BlackjackState, among?: readonly BlackjackMove[]): BlackjackMove {
  const cards = state.hands[findActiveHand(state)]?.cards;
  if (cards === undefined) throw new RangeError('the round is settled');
  const legal = listLegalMoves(state).filter((move) => among?.includes(move) ?? true);
  return bestOf(cards, state.dealer[0] as number, legal);
}
