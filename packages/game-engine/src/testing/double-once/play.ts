import { defineChoice } from '../../choice.ts';
import { completeDeck, createDeck, formatCard } from '../../families/cards/deck.ts';
import { locked } from '../../locked.ts';
import type { DecisionGame, GameMaths, LegalAction, MathsLock, RuleFacts, Step } from '../../types.ts';
import type { DoubleOnceAction, DoubleOnceChoice, DoubleOnceEvent, DoubleOnceSide, DoubleOnceView } from './events.ts';
import type { DoubleOnceData } from './maths.ts';

const sides: readonly DoubleOnceSide[] = ['high', 'low'];
/** Doubling adds the base stake once. */
const raiseX100 = 100;

/** Card numbers. The dealer's card `house` is hidden until `over`. */
export type DoubleOnceState = {
  side: DoubleOnceSide;
  card: number;
  house: number;
  doubled: boolean;
  over: boolean;
};

type DoubleOnceGame = DecisionGame<
  DoubleOnceChoice,
  DoubleOnceAction,
  DoubleOnceEvent,
  DoubleOnceView,
  DoubleOnceState
> & { readonly maths: GameMaths<DoubleOnceData> };

/** Equal ranks lose. */
export function isWin(data: DoubleOnceData, side: DoubleOnceSide, card: number, house: number): boolean {
  const suits = data.suits.length;
  const difference = Math.trunc(card / suits) - Math.trunc(house / suits);
  return side === 'high' ? difference > 0 : difference < 0;
}

function getPay(data: DoubleOnceData, { side, card, house, doubled }: DoubleOnceState): number {
  return isWin(data, side, card, house) ? data.pays[side] * (doubled ? 2 : 1) : 0;
}

function readOnlyField(raw: unknown, name: string): unknown {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return undefined;
  const { [name]: value, ...unknownFields } = raw as Record<string, unknown>;
  return Object.keys(unknownFields).length > 0 ? undefined : value;
}

function buildRules({ pays }: DoubleOnceData): RuleFacts {
  const row = (outcome: string, pay_x100: number) => ({ outcome, symbol: '', pays: [{ count: 1, pay_x100 }] });
  return {
    paytable: [
      row('high', pays.high),
      row('low', pays.low),
      row('high_doubled', 2 * pays.high),
      row('low_doubled', 2 * pays.low),
    ],
  };
}

function deal(
  data: DoubleOnceData,
  deck: readonly number[],
  side: DoubleOnceSide,
): Step<DoubleOnceState, DoubleOnceEvent> {
  const [card, house] = deck as [number, number];
  const state = { side, card, house, doubled: false, over: false };
  return { state, events: [{ type: 'deal', side, card: formatCard(data, card) }], raiseX100: 0 };
}

function listLegalActions({ doubled, over }: DoubleOnceState): LegalAction<DoubleOnceAction>[] {
  if (over) return [];
  const stand: LegalAction<DoubleOnceAction> = { id: 'stand', action: { type: 'stand' }, raise_x100: 0, pick: null };
  if (doubled) return [stand];
  return [stand, { id: 'double', action: { type: 'double' }, raise_x100: raiseX100, pick: null }];
}

function takeStep(
  data: DoubleOnceData,
  state: DoubleOnceState,
  { type }: DoubleOnceAction,
): Step<DoubleOnceState, DoubleOnceEvent> {
  if (!listLegalActions(state).some(({ action }) => action.type === type))
    throw new RangeError(`${type} is not legal now`);
  if (type === 'double') return { state: { ...state, doubled: true }, events: [{ type: 'doubled' }], raiseX100 };
  const { side, card, house } = state;
  const events: DoubleOnceEvent[] = [
    { type: 'reveal', card: formatCard(data, house), won: isWin(data, side, card, house) },
    { type: 'settle', pay_x100: getPay(data, state) },
  ];
  return { state: { ...state, over: true }, events, raiseX100: 0 };
}

export function createDoubleOnce(maths: GameMaths<DoubleOnceData>, lock: MathsLock): DoubleOnceGame {
  const { data } = maths;
  return {
    kind: 'decision',
    ...locked(maths, lock),
    rules: buildRules(data),
    rulesVersion: 1,
    choices: [{ side: 'high' }, { side: 'low' }],
    ...defineChoice<{ side: DoubleOnceSide }>({ side: { kind: 'one_of', values: sides } }),
    deal: (rng, { side }) => deal(data, rng.shuffle(createDeck(data)), side),
    dealShown({ side }, [dealt]) {
      const deck = completeDeck(data, [dealt?.card], 1);
      return deck && deal(data, deck, side);
    },
    parseAction(raw) {
      const type = readOnlyField(raw, 'type');
      return type === 'double' || type === 'stand' ? { type } : null;
    },
    legal: listLegalActions,
    step: (state, action) => takeStep(data, state, action),
    view: ({ side, card, house, doubled, over }) => ({
      side,
      card: formatCard(data, card),
      doubled,
      house: over ? formatCard(data, house) : null,
    }),
    result: (state) => (state.over ? { payX100: getPay(data, state) } : null),
    defaultAction: () => ({ type: 'stand' }),
  };
}
