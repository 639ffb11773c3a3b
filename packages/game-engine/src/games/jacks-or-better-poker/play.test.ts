import { expect, test } from 'vitest';
import { formatCards, parseCard } from '../../families/cards/deck.ts';
import { getHandName, handNames } from '../../families/cards/five-card-hand.ts';
import { createRng } from '../../rng/rng.ts';
import { jacksOrBetterPoker as game } from './index.ts';

const { data } = game.maths;

function cards(text: string): number[] {
  return text.split(' ').map((card) => parseCard(data, card));
}

/** A generator that deals these ten cards first. */
function dealt(first: string, next = '2C 2D 2H 2S 3C') {
  return { deck: [...cards(first), ...cards(next)], held: null };
}

const examples: [string, string][] = [
  ['TS JS QS KS AS', 'royal_flush'],
  ['9S TS JS QS KS', 'straight_flush'],
  ['AD 2D 3D 4D 5D', 'straight_flush'],
  ['7C 7D 7H 7S 2C', 'four_of_a_kind'],
  ['2C 7D 7H 7S 2D', 'full_house'],
  ['2C 4C 9C JC KC', 'flush'],
  ['TS JD QS KS AS', 'straight'],
  ['5H 2S 4D AC 3C', 'straight'],
  ['7C 7D 7H 2S KC', 'three_of_a_kind'],
  ['7C 7D 2H 2S KC', 'two_pair'],
  ['JC JD 2H 3S KC', 'jacks_or_better'],
  ['AC AD 2H 3S KC', 'jacks_or_better'],
  ['TC TD 2H 3S KC', 'nothing'],
  ['QC KD AH 2S 3C', 'nothing'],
];

test.each(examples)('evaluates %s in any order as %s', (text, name) => {
  const hand = cards(text);
  for (let turn = 0; turn < 5; turn++) {
    hand.push(hand.shift() as number);
    expect(getHandName(hand)).toBe(name);
    expect(getHandName([...hand].reverse())).toBe(name);
  }
});

test('deals every advertised hand and pays it by the table', () => {
  const reached = new Set(examples.map(([, name]) => name));
  expect(reached).toEqual(new Set(handNames));
  for (const [text, name] of examples) {
    const settled = game.step(dealt(text, '5S 6S 8H 8D 8C'), { type: 'hold', positions: [0, 1, 2, 3, 4] });
    const pay = data.pays[getHandName(cards(text))];
    expect(settled.events.at(-2)).toEqual({ type: 'hand', name, pay_x100: pay });
    expect(game.result(settled.state)).toEqual({ payX100: pay });
  }
  const advertised = game.rules.paytable.map(({ pays }) => pays[0]?.pay_x100);
  expect(advertised).toEqual(
    handNames
      .filter((name) => name !== 'nothing')
      .map((name) => data.pays[name])
      .reverse(),
  );
});

test('replaces discards by position with the next cards of the deck', () => {
  const { state, events, raiseX100 } = game.step(dealt('AS KD 4H 9C 9D', '2C 3D 5H 6S 7C'), {
    type: 'hold',
    positions: [3, 4],
  });
  expect(game.view(state)).toEqual({
    phase: 'settled',
    cards: ['2C', '3D', '5H', '9C', '9D'],
    held: [3, 4],
    hand: 'nothing',
  });
  expect(events).toEqual([
    { type: 'draw', held: [3, 4], cards: ['2C', '3D', '5H', '9C', '9D'] },
    { type: 'hand', name: 'nothing', pay_x100: 0 },
    { type: 'settle', pay_x100: 0 },
  ]);
  expect([raiseX100, game.result(state)]).toEqual([0, { payX100: 0 }]);
});

test('hides undealt cards in the view, the legal actions and the result of an open hand', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { state, events } = game.deal(createRng(new Uint8Array(32).fill(seed)), {});
    const shown = JSON.stringify([events, game.view(state), game.legal(state), game.result(state)]);
    expect(events).toEqual([{ type: 'deal', cards: formatCards(data, state.deck.slice(0, 5)) }]);
    for (const hidden of formatCards(data, state.deck.slice(5))) expect(shown).not.toContain(hidden);
  }
});

test.each([
  [null],
  ['hold'],
  [[]],
  [{}],
  [{ type: 'hold' }],
  [{ type: 'draw', positions: [] }],
  [{ type: 'hold', positions: [5] }],
  [{ type: 'hold', positions: [-1] }],
  [{ type: 'hold', positions: [1, 1] }],
  [{ type: 'hold', positions: [2, 1] }],
  [{ type: 'hold', positions: ['1'] }],
  [{ type: 'hold', positions: [0.5] }],
  [{ type: 'hold', positions: { 0: 1 } }],
  [{ type: 'hold', positions: [], cards: ['AS'] }],
])('rejects the action %j', (raw) => {
  expect(game.parseAction(raw)).toBeNull();
});

test('rejects actions after the end', () => {
  const settled = game.step(dealt('AS KD 4H 9C 9D'), { type: 'hold', positions: [] }).state;
  expect(game.legal(settled)).toEqual([]);
  expect(() => game.step(settled, { type: 'hold', positions: [] })).toThrow(RangeError);
});

test.each([
  ['AS TS KD JS QS', [0, 1, 3, 4]],
  ['TS JS QS KS AS', [0, 1, 2, 3, 4]],
  ['7C 7D 2H 7S KC', [0, 1, 3]],
  ['JC 2D 3H 9S JD', [0, 4]],
  ['2C 7D 9H 4S 8C', []],
])('holds by default in %s the positions %j', (hand, positions) => {
  expect(game.defaultAction(dealt(hand))).toEqual({ type: 'hold', positions });
});
