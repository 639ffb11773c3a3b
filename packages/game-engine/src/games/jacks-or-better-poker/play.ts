import { noChoice } from '../../choice.ts';
import { completeDeck, createDeck, formatCards } from '../../families/cards/deck.ts';
import { getHandName } from '../../families/cards/five-card-hand.ts';
import { locked } from '../../locked.ts';
import type { DecisionGame, GameMaths, MathsLock, Step } from '../../types.ts';
import type { HoldAction, JacksEvent, JacksView } from './events.ts';
import { createPayTable, type JacksData } from './maths.ts';
import { createOptimalHold } from './optimal-hold.ts';
import { buildJacksRules, type JacksRuleFacts, rulesVersion } from './rules.ts';

const positions = [0, 1, 2, 3, 4];

/** The five dealt cards, followed by five replacements. The state never leaves the server. See `view`. */
export type JacksState = { deck: readonly number[]; held: readonly number[] | null };

type JacksGame = DecisionGame<Record<string, never>, HoldAction, JacksEvent, JacksView, JacksState> & {
  readonly rules: JacksRuleFacts;
  readonly maths: GameMaths<JacksData>;
};

/** Returns the cards after the draw. Discards are replaced by position with the next cards of the deck. */
function getFinalCards(state: JacksState): number[] {
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

function deal(data: JacksData, deck: readonly number[]): Step<JacksState, JacksEvent> {
  const state = { deck, held: null };
  return { state, events: [{ type: 'deal', cards: formatCards(data, deck.slice(0, 5)) }], raiseX100: 0 };
}

function draw(data: JacksData, { deck, held }: JacksState, action: HoldAction): Step<JacksState, JacksEvent> {
  if (held !== null) throw new RangeError('the hand is settled');
  const state = { deck, held: [...action.positions] };
  const drawn = getFinalCards(state);
  const name = getHandName(drawn);
  const payX100 = data.pays[name];
  const events: JacksEvent[] = [
    { type: 'draw', held: [...action.positions], cards: formatCards(data, drawn) },
    { type: 'hand', name, pay_x100: payX100 },
    { type: 'settle', pay_x100: payX100 },
  ];
  return { state, events, raiseX100: 0 };
}

function buildView(data: JacksData, state: JacksState): JacksView {
  const final = getFinalCards(state);
  const cards = formatCards(data, final);
  if (state.held === null) return { phase: 'hold', cards };
  return { phase: 'settled', cards, held: [...state.held], hand: getHandName(final) };
}

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createJacksGame(maths: GameMaths<JacksData>, lock: MathsLock): JacksGame {
  const { data } = maths;
  const optimalHold = createOptimalHold(createPayTable(data));
  return {
    kind: 'decision',
    ...locked(maths, lock),
    rules: buildJacksRules(data),
    rulesVersion,
    ...noChoice,
    deal: (rng) => deal(data, rng.shuffle(createDeck(data)).slice(0, 10)),
    dealShown(_choice, [dealt]) {
      const deck = completeDeck(data, dealt?.cards, positions.length);
      return deck && deal(data, deck.slice(0, 10));
    },
    parseAction: parseHold,
    legal(state) {
      if (state.held !== null) return [];
      const pick = { field: 'positions', from: [...positions], least: 0, most: 5 };
      return [{ id: 'draw', action: { type: 'hold', positions: [] }, raise_x100: 0, pick }];
    },
    step: (state, action) => draw(data, state, action),
    view: (state) => buildView(data, state),
    result: (state) => (state.held === null ? null : { payX100: data.pays[getHandName(getFinalCards(state))] }),
    defaultAction(state) {
      const mask = optimalHold(state.deck.slice(0, 5));
      return { type: 'hold', positions: positions.filter((position) => (mask >> position) & 1) };
    },
  };
}
