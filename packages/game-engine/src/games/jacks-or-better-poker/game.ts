import { isEmptyChoice } from '../../choice.ts';
import type { DecisionGame, GameMaths, RoundResult } from '../../types.ts';
import { cardTexts, orderedDeck } from './cards.ts';
import { handName, payTable } from './hand.ts';
import type { JacksData } from './maths.ts';
import { createOptimalHold } from './optimal-hold.ts';
import { jacksRules } from './rules.ts';
import { summarizeJacks } from './summarize.ts';

/** Positions to keep: distinct, 0–4, ascending. */
export type HoldAction = { type: 'hold'; positions: number[] };

/** The dealt five, then the five that would replace them. Never leaves the server; see `view`. */
export type JacksState = { deck: readonly number[]; held: readonly number[] | null };

/** `held` and `hand` are there once settled. */
export type JacksView = { phase: 'hold' | 'settled'; cards: string[]; held?: number[]; hand?: string };

/** The cards after the draw: discards are replaced in order of position by the next cards of the deck. */
function finalCards(state: JacksState): number[] {
  let next = 5;
  return state.deck.slice(0, 5).map((card, position) => {
    if (state.held === null || state.held.includes(position)) return card;
    return state.deck[next++] as number;
  });
}

function parseHold(raw: unknown): HoldAction | null {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const { type, positions, ...unknownFields } = raw as Record<string, unknown>;
  if (type !== 'hold' || !Array.isArray(positions) || Object.keys(unknownFields).length > 0) return null;
  const parsed: number[] = [];
  for (const position of positions as unknown[]) {
    if (typeof position !== 'number' || !Number.isInteger(position) || position < 0 || position > 4) return null;
    if (position <= (parsed.at(-1) ?? -1)) return null;
    parsed.push(position);
  }
  return { type: 'hold', positions: parsed };
}

function settle(data: JacksData, state: JacksState): RoundResult | null {
  if (state.held === null) return null;
  const drawn = finalCards(state);
  const name = handName(drawn);
  const payX100 = data.pays[name];
  return {
    events: [
      { type: 'deal', cards: cardTexts(data, state.deck.slice(0, 5)) },
      { type: 'draw', held: [...state.held], cards: cardTexts(data, drawn) },
      { type: 'hand', name, pay_x100: payX100 },
      { type: 'settle', pay_x100: payX100 },
    ],
    payX100,
  };
}

function viewOf(data: JacksData, state: JacksState): JacksView {
  const cards = cardTexts(data, finalCards(state));
  if (state.held === null) return { phase: 'hold', cards };
  return { phase: 'settled', cards, held: [...state.held], hand: handName(finalCards(state)) };
}

/** The game over one maths version, so that old versions replay with their own numbers. */
export function createJacksGame(
  maths: GameMaths<JacksData>,
  mathsHash: string,
): DecisionGame<JacksState, HoldAction> & { readonly maths: GameMaths<JacksData> } {
  const { data } = maths;
  const optimalHold = createOptimalHold(payTable(data));
  return {
    kind: 'decision',
    maths,
    mathsHash,
    rules: jacksRules(data),
    parseChoice: (raw) => (isEmptyChoice(raw) ? {} : null),
    deal: (rng) => ({ deck: rng.shuffle(orderedDeck(data)).slice(0, 10), held: null }),
    parseAction: parseHold,
    legalActions: (state) => (state.held === null ? [{ type: 'hold', positions: 'any' }] : []),
    step(state, action) {
      if (state.held !== null) throw new RangeError('the hand is settled');
      return { deck: state.deck, held: [...action.positions] };
    },
    view: (state) => viewOf(data, state),
    result: (state) => settle(data, state),
    defaultAction(state) {
      const mask = optimalHold(state.deck.slice(0, 5));
      return { type: 'hold', positions: [0, 1, 2, 3, 4].filter((position) => (mask >> position) & 1) };
    },
    summarize: summarizeJacks,
  };
}
