import { noChoice } from '../../choice.ts';
import { createDeck, formatCard, formatCards } from '../../families/cards/deck.ts';
import { countOf, twentyOne } from '../../families/cards/twenty-one.ts';
import { locked } from '../../locked.ts';
import type { DecisionGame, GameEvent, GameMaths, MathsLock, Rng, Step } from '../../types.ts';
import { bestMove } from './best-move.ts';
import type { BlackjackAction, BlackjackEvent, BlackjackMove, BlackjackView } from './events.ts';
import type { BlackjackData } from './maths.ts';
import { type BlackjackRuleFacts, buildBlackjackRules, rulesVersion } from './rules.ts';
import { settleRound } from './settle.ts';
import {
  type BlackjackHand,
  type BlackjackState,
  dealerPeeks,
  findActiveHand,
  isBlackjack,
  listLegalMoves,
  parseMove,
  raiseOf,
} from './state.ts';

type Blackjack = DecisionGame<Record<string, never>, BlackjackAction, BlackjackEvent, BlackjackView, BlackjackState> & {
  readonly rules: BlackjackRuleFacts;
  readonly maths: GameMaths<BlackjackData>;
};

function drawShoe(data: BlackjackData, rng: Rng): number[] {
  const deckCards = data.ranks.length * data.suits.length;
  return Array.from({ length: data.shoeCards }, () => rng.below(deckCards));
}

/** Deals the cards in this order: player, dealer's up card, player, dealer's hidden card. */
function deal(data: BlackjackData, shoe: readonly number[]): Step<BlackjackState, BlackjackEvent> {
  const [first, up, second, hidden] = shoe as [number, number, number, number];
  const [player, dealer] = [
    [first, second],
    [up, hidden],
  ];
  const hands = [{ cards: player, over: false }];
  const state: BlackjackState = { shoe, taken: 4, hands, dealer, doubled: false, payX100: null };
  const events: BlackjackEvent[] = [{ type: 'deal', player: formatCards(data, player), dealer: formatCard(data, up) }];
  if (dealerPeeks(up)) events.push({ type: 'peek', blackjack: isBlackjack(dealer) });
  if (isBlackjack(player) || isBlackjack(dealer)) return settleRound(data, state, events, 0);
  return { state, events, raiseX100: 0 };
}

/**
 * Rebuilds the shoe from the shown cards. A deuce takes the place of the hidden card and of every later card: with it, the
 * dealer never has a blackjack, which would have ended the round. Returns null when a shown card is not in the deck.
 */
function rebuildShoe(data: BlackjackData, [dealt, ...later]: readonly GameEvent[]): number[] | null {
  const deck = formatCards(data, createDeck(data));
  const [first, second] = Array.isArray(dealt?.player) ? dealt.player : [];
  const drawn = later.flatMap(({ card, cards }) => [card, cards].flat().filter((one) => one !== undefined));
  const shoe = [first, dealt?.dealer, second, deck[0], ...drawn].map((card) => deck.indexOf(card as string));
  while (shoe.length < data.shoeCards) shoe.push(0);
  return shoe.includes(-1) ? null : shoe;
}

/** Creates a hand. A hand with a total above 20 takes no more cards. */
function createHand(cards: readonly number[], over = false): BlackjackHand {
  return { cards, over: over || countOf(cards).total >= twentyOne };
}

/** Splits a pair. Both hands get their second card immediately, the left hand first. Split aces get no more cards. */
function split(data: BlackjackData, state: BlackjackState): Step<BlackjackState, BlackjackEvent> {
  const { shoe, taken, hands } = state;
  const pair = (hands[0] as BlackjackHand).cards;
  const drawn = shoe.slice(taken, taken + 2);
  const aces = countOf(pair).soft;
  const after = {
    ...state,
    taken: taken + 2,
    hands: pair.map((card, index) => createHand([card, drawn[index] as number], aces)),
  };
  return continueRound(data, after, [{ type: 'split', cards: formatCards(data, drawn) }], data.raiseX100);
}

/** Deals one card to the active hand. */
function draw(
  data: BlackjackData,
  state: BlackjackState,
  move: 'hit' | 'double',
): Step<BlackjackState, BlackjackEvent> {
  const { shoe, taken, hands } = state;
  const active = findActiveHand(state);
  const card = shoe[taken] as number;
  const doubled = move === 'double';
  const drawn = hands.map((hand, index) => (index === active ? createHand([...hand.cards, card], doubled) : hand));
  const text = formatCard(data, card);
  const event: BlackjackEvent = doubled ? { type: 'double', card: text } : { type: 'hit', hand: active, card: text };
  const after = { ...state, taken: taken + 1, hands: drawn, doubled: state.doubled || doubled };
  return continueRound(data, after, [event], raiseOf(data, move));
}

function stand(data: BlackjackData, state: BlackjackState): Step<BlackjackState, BlackjackEvent> {
  const active = findActiveHand(state);
  const hands = state.hands.map((hand, index) => (index === active ? { ...hand, over: true } : hand));
  return continueRound(data, { ...state, hands }, [{ type: 'stand', hand: active }], 0);
}

function continueRound(
  data: BlackjackData,
  state: BlackjackState,
  events: BlackjackEvent[],
  raiseX100: number,
): Step<BlackjackState, BlackjackEvent> {
  if (findActiveHand(state) < 0) return settleRound(data, state, events, raiseX100);
  return { state, events, raiseX100 };
}

function takeStep(data: BlackjackData, state: BlackjackState, type: BlackjackMove) {
  if (!listLegalMoves(state).includes(type)) throw new RangeError(`${type} is not legal now`);
  if (type === 'stand') return stand(data, state);
  return type === 'split' ? split(data, state) : draw(data, state, type);
}

function buildView(data: BlackjackData, state: BlackjackState): BlackjackView {
  const { hands, dealer, doubled, payX100 } = state;
  const active = findActiveHand(state);
  return {
    phase: payX100 === null ? 'play' : 'settled',
    hands: hands.map(({ cards }) => formatCards(data, cards)),
    active: active < 0 ? null : active,
    dealer: formatCards(data, payX100 === null ? dealer.slice(0, 1) : dealer),
    doubled,
  };
}

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createBlackjack(maths: GameMaths<BlackjackData>, lock: MathsLock): Blackjack {
  const { data } = maths;
  return {
    kind: 'decision',
    ...locked(maths, lock),
    rules: buildBlackjackRules(data),
    rulesVersion,
    ...noChoice,
    deal: (rng) => deal(data, drawShoe(data, rng)),
    dealShown(_choice, shown) {
      const shoe = rebuildShoe(data, shown);
      return shoe && deal(data, shoe);
    },
    parseAction: parseMove,
    legal: (state) =>
      listLegalMoves(state).map((id) => ({ id, action: { type: id }, raise_x100: raiseOf(data, id), pick: null })),
    step: (state, { type }) => takeStep(data, state, type),
    view: (state) => buildView(data, state),
    result: ({ payX100 }) => (payX100 === null ? null : { payX100 }),
    // An abandoned round is never raised, so the best move without a raise is used.
    defaultAction: (state) => ({ type: bestMove(state, ['stand', 'hit']) }),
  };
}
