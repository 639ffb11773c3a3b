import { noChoice } from '../../choice.ts';
import { completeDeck, createDeck, formatCards } from '../../families/cards/deck.ts';
import { getThreeCardName, getThreeCardValue } from '../../families/cards/three-card-hand.ts';
import { locked } from '../../locked.ts';
import type { DecisionGame, GameMaths, LegalAction, MathsLock, Step } from '../../types.ts';
import type { ThreeCardAction, ThreeCardEvent, ThreeCardMove, ThreeCardView } from './events.ts';
import type { ThreeCardData } from './maths.ts';
import { buildThreeCardRules, rulesVersion, type ThreeCardRuleFacts } from './rules.ts';
import { settlementOf } from './settle.ts';

/** Card numbers. The state never leaves the server. See `buildView`. */
export type ThreeCardState = {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  /** Null while the round waits for a decision. */
  readonly payX100: number | null;
};

type ThreeCardGame = DecisionGame<
  Record<string, never>,
  ThreeCardAction,
  ThreeCardEvent,
  ThreeCardView,
  ThreeCardState
> & { readonly rules: ThreeCardRuleFacts; readonly maths: GameMaths<ThreeCardData> };

const moves: ReadonlySet<unknown> = new Set<ThreeCardMove>(['play', 'fold']);

function parseMove(raw: unknown): ThreeCardAction | null {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const { type, ...unknownFields } = raw as Record<string, unknown>;
  return moves.has(type) && Object.keys(unknownFields).length === 0 ? { type: type as ThreeCardMove } : null;
}

function deal(data: ThreeCardData, deck: readonly number[]): Step<ThreeCardState, ThreeCardEvent> {
  const { handSize } = data;
  const state = { player: deck.slice(0, handSize), dealer: deck.slice(handSize, 2 * handSize), payX100: null };
  return { state, events: [{ type: 'deal', player: formatCards(data, state.player) }], raiseX100: 0 };
}

function takeStep(
  data: ThreeCardData,
  state: ThreeCardState,
  type: ThreeCardMove,
): Step<ThreeCardState, ThreeCardEvent> {
  const { player, dealer, payX100: paid } = state;
  if (paid !== null) throw new RangeError('the hand is settled');
  const played = type === 'play';
  const { ante, play, bonus, ...hands } = settlementOf(data, player, dealer, played);
  const payX100 = ante + play + bonus;
  const events: ThreeCardEvent[] = [
    { type },
    { type: 'reveal', dealer: formatCards(data, dealer) },
    { type: 'hand', ...hands, ante_x100: ante, play_x100: play, bonus_x100: bonus },
    { type: 'settle', pay_x100: payX100 },
  ];
  return { state: { ...state, payX100 }, events, raiseX100: played ? data.raiseX100 : 0 };
}

function buildView(data: ThreeCardData, { player, dealer, payX100 }: ThreeCardState): ThreeCardView {
  const hand = getThreeCardName(getThreeCardValue(...(player as [number, number, number])));
  const cards = formatCards(data, player);
  if (payX100 === null) return { phase: 'decide', player: cards, hand };
  return { phase: 'settled', player: cards, hand, dealer: formatCards(data, dealer) };
}

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createThreeCardPoker(maths: GameMaths<ThreeCardData>, lock: MathsLock): ThreeCardGame {
  const { data } = maths;
  const legal: readonly LegalAction<ThreeCardAction>[] = [
    { id: 'play', action: { type: 'play' }, raise_x100: data.raiseX100, pick: null },
    { id: 'fold', action: { type: 'fold' }, raise_x100: 0, pick: null },
  ];
  return {
    kind: 'decision',
    ...locked(maths, lock),
    rules: buildThreeCardRules(data),
    rulesVersion,
    ...noChoice,
    deal: (rng) => deal(data, rng.shuffle(createDeck(data))),
    dealShown(_choice, [dealt]) {
      const deck = completeDeck(data, dealt?.player, data.handSize);
      return deck && deal(data, deck);
    },
    parseAction: parseMove,
    legal: ({ payX100 }) => (payX100 === null ? [...legal] : []),
    step: (state, { type }) => takeStep(data, state, type),
    view: (state) => buildView(data, state),
    result: ({ payX100 }) => (payX100 === null ? null : { payX100 }),
    // An abandoned round is folded, because a play would raise the stake.
    defaultAction: () => ({ type: 'fold' }),
  };
}
