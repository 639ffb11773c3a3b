import { expect, test } from 'vitest';
import { formatCards, parseCard } from '../../families/cards/deck.ts';
import { addCardValue, emptyCount, twentyOne } from '../../families/cards/twenty-one.ts';
import { createRng } from '../../rng/rng.ts';
import type { BlackjackMove } from './events.ts';
import { midnightBlackjack as game } from './index.ts';
import { dealerTakes } from './state.ts';

const { data } = game.maths;
/** Player, dealer's up card, player, dealer's hidden card, then the drawn cards. */
type Shoe = string;

/** A generator that deals these cards first. The shoe only uses `below`. */
function dealt(shoe: Shoe) {
  const cards = shoe.split(' ').map((text) => parseCard(data, text));
  let next = 0;
  return game.deal({ u32: () => 0, below: () => cards[next++] ?? 0, shuffle: (items) => items }, {});
}

function played(shoe: Shoe, ...moves: BlackjackMove[]) {
  let step = dealt(shoe);
  const events = [...step.events];
  let raised = step.raiseX100;
  for (const type of moves) {
    step = game.step(step.state, { type });
    events.push(...step.events);
    raised += step.raiseX100;
  }
  return { ...step, events, raised, pay: game.result(step.state)?.payX100 ?? null };
}

const offered = (shoe: Shoe, ...moves: BlackjackMove[]) =>
  game.legal(played(shoe, ...moves).state).map(({ id, raise_x100 }) => (raise_x100 > 0 ? `${id}+${raise_x100}` : id));

test.each([
  ['a blackjack pays 6 to 5', 'AS 9C KD 7D', [], 220, 0],
  ['two blackjacks push', 'AS AC KD KS', [], 100, 0],
  ['a blackjack of the dealer wins at the deal', '9S AC KD KS', [], 0, 0],
  ['a dealer blackjack with a ten as the up card wins at the deal', '9S KC KD AS', [], 0, 0],
  ['a higher total wins', 'TS 9C KD 9D', ['stand'], 200, 0],
  ['equal totals push', 'TS 9C 9D TD', ['stand'], 100, 0],
  ['a lower total loses', 'TS 9C 8D TD', ['stand'], 0, 0],
  ['a total above 21 loses immediately', 'TS 9C 8D TD 5C', ['hit'], 0, 0],
  ['a dealer total above 21 loses', 'TS 6C 2D TD KC', ['stand'], 200, 0],
  ['a doubled win pays twice', '6S 6C 5D TD TC TS', ['double'], 400, 100],
  ['a doubled push pays twice', '6S TC 5D TD 9C', ['double'], 200, 100],
  ['a doubled loss loses two stakes', '6S TC 5D TD 2C', ['double'], 0, 100],
  ['both hands of a split win', '8S 6C 8D TD TC TS TD', ['split', 'stand', 'stand'], 400, 100],
  ['one hand of a split wins', '8S TC 8D 8H TC 2S TD', ['split', 'stand', 'stand'], 100, 100],
  ['21 after a split is no blackjack', 'AS TC AD 9D TS TH', ['split'], 400, 100],
  ['split aces get one card each', 'AS TC AD 9D 2S 8H', ['split'], 100, 100],
] as const)('%s', (_name, shoe, moves, pay, raised) => {
  const round = played(shoe, ...moves);
  expect([round.pay, round.raised]).toEqual([pay, raised]);
  expect(round.events.at(-1)).toEqual({ type: 'settle', pay_x100: pay });
  expect(game.legal(round.state)).toEqual([]);
  const hands = round.events.filter((event) => event.type === 'hand');
  expect(hands.reduce((sum, hand) => sum + hand.pay_x100, 0)).toBe(pay);
});

test('hits soft 17 and stands on hard 17 and soft 18 as the dealer', () => {
  const draws = (shoe: Shoe) => played(shoe, 'stand').events.filter(({ type }) => type === 'draw').length;
  expect([draws('TS AC 8D 6D 4C'), draws('TS TC 8D 7D 4C'), draws('TS AC 8D 7D 4C')]).toEqual([1, 0, 0]);
});

test('draws for the dealer only if the result of a hand depends on it', () => {
  const drawn = (shoe: Shoe, ...moves: BlackjackMove[]) =>
    played(shoe, ...moves).events.some(({ type }) => type === 'draw');
  expect(drawn('TS 5C 6D 2D TC KC', 'hit')).toBe(false);
  expect(drawn('AS 5C KD 2D TC KC')).toBe(false);
  expect(drawn('8S 5C 8D 2D 6C TS TD KC KD', 'split', 'hit', 'stand')).toBe(true);
});

test('deals the cards of the shoe in table order', () => {
  const { events } = played('8S 5C 8D 2D 3C 4S TD 9H TC KD', 'split', 'hit', 'hit');
  expect(events).toEqual([
    { type: 'deal', player: ['8S', '8D'], dealer: '5C' },
    { type: 'split', cards: ['3C', '4S'] },
    { type: 'hit', hand: 0, card: 'TD' },
    { type: 'hit', hand: 1, card: '9H' },
    { type: 'reveal', card: '2D' },
    { type: 'draw', card: 'TC' },
    { type: 'hand', hand: 0, result: 'win', total: 21, dealer_total: 17, pay_x100: 200 },
    { type: 'hand', hand: 1, result: 'win', total: 21, dealer_total: 17, pay_x100: 200 },
    { type: 'settle', pay_x100: 400 },
  ]);
});

test('returns the raises of legal moves', () => {
  expect(offered('8S 5C 8D 2D')).toEqual(['stand', 'hit', 'double+100', 'split+100']);
  expect(offered('8S 5C 7D 2D')).toEqual(['stand', 'hit', 'double+100']);
  expect(offered('KS 5C TD 2D')).toEqual(['stand', 'hit', 'double+100']);
  expect(offered('2S 5C 3D 2D 4C', 'hit')).toEqual(['stand', 'hit']);
  expect(offered('8S 5C 8D 2D 3C 8H', 'split')).toEqual(['stand', 'hit']);
});

test.each([
  ['double on three cards', '2S 5C 3D 2D 4C', ['hit'], 'double'],
  ['split of unequal cards', '8S 5C 7D 2D', [], 'split'],
  ['split of a ten and a king', 'TS 5C KD 2D', [], 'split'],
  ['a second split', '8S 5C 8D 2D 8C 8H', ['split'], 'split'],
  ['double after a split', '8S 5C 8D 2D 3C 8H', ['split'], 'double'],
  ['a hit after the end', 'TS 9C KD 9D', ['stand'], 'hit'],
] as const)('rejects %s', (_name, shoe, moves, move) => {
  const { state } = played(shoe, ...moves);
  expect(() => game.step(state, { type: move })).toThrow(RangeError);
});

test.each([[null], ['hit'], [[]], [{}], [{ type: 'surrender' }], [{ type: 'hit', hand: 0 }], [{ type: 1 }]])(
  'rejects the action %j',
  (raw) => {
    expect(game.parseAction(raw)).toBeNull();
  },
);

test('hides the hidden card and the shoe until the end', () => {
  for (let seed = 0; seed < 300; seed++) {
    let step = game.deal(createRng(new Uint8Array(32).fill(seed)), {});
    let seen = new Set<string>();
    while (game.result(step.state) === null) {
      const view = game.view(step.state);
      seen = new Set([...view.dealer, ...view.hands.flat()]);
      const shown = JSON.stringify([step.events, view, game.legal(step.state), game.result(step.state)]);
      expect(view.dealer).toHaveLength(1);
      for (const hidden of formatCards(data, step.state.shoe))
        if (!seen.has(hidden)) expect(shown).not.toContain(hidden);
      const legal = game.legal(step.state);
      step = game.step(step.state, (legal[seed % legal.length] ?? legal[0])?.action ?? { type: 'stand' });
    }
    expect(game.view(step.state).dealer.length).toBeGreaterThan(1);
  }
});

/** Returns the largest number of cards that can follow a total. */
function mostAfter(takes: (count: { total: number; soft: boolean }) => boolean) {
  const known = new Map<string, number>();
  const most = (count: { total: number; soft: boolean }): number => {
    if (!takes(count)) return 0;
    const key = `${count.total}${count.soft}`;
    const found =
      known.get(key) ??
      1 + Math.max(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((worth) => most(addCardValue(count, worth))));
    known.set(key, found);
    return found;
  };
  return most;
}

test('has exactly enough cards for two hands and the dealer', () => {
  const player = mostAfter(({ total }) => total < twentyOne);
  const dealer = mostAfter((count) => dealerTakes(data, count));
  const starts = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((worth) => 1 + player(addCardValue(emptyCount, worth)));
  const hand = Math.max(...starts);
  const dealerCards = 1 + Math.max(...[1, 2, 10].map((worth) => dealer(addCardValue(emptyCount, worth))));
  expect(2 * hand + dealerCards).toBe(data.shoeCards);
  expect(2 + player(addCardValue(addCardValue(emptyCount, 1), 1)) + dealerCards).toBeLessThan(data.shoeCards);
});

test('ends a hand of 21 automatically', () => {
  const { events, pay } = played('5S 6C 6D TD TC 5D', 'hit');
  expect(events.some(({ type }) => type === 'stand')).toBe(false);
  expect(pay).toBe(100);
});
