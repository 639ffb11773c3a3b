import { expect, test } from 'vitest';
import { formatCards, parseCard } from '../../families/cards/deck.ts';
import { getThreeCardName, getThreeCardValue } from '../../families/cards/three-card-hand.ts';
import { createRng } from '../../rng/rng.ts';
import { createBestMove } from './best-move.ts';
import { threeCardPoker as game } from './index.ts';

const { data } = game.maths;
const cards = (text: string) => text.split(' ').map((card) => parseCard(data, card));
const worth = (text: string) => getThreeCardValue(...(cards(text) as [number, number, number]));
const dealt = (player: string, dealer: string) => ({ player: cards(player), dealer: cards(dealer), payX100: null });

test.each([
  ['AS KS QS', 'straight_flush'],
  ['AS 2S 3S', 'straight_flush'],
  ['7C 7D 7H', 'three_of_a_kind'],
  ['4C 3D 2H', 'straight'],
  ['AC 2D 3H', 'straight'],
  ['QC KD AH', 'straight'],
  ['2S 9S JS', 'flush'],
  ['9C 9D AH', 'pair'],
  ['AC 9D 9H', 'pair'],
  ['KC AD 2H', 'high_card'],
])('evaluates %s in any order as %s', (text, name) => {
  const [a, b, c] = cards(text) as [number, number, number];
  for (const [x, y, z] of [
    [a, b, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
    [b, a, c],
    [a, c, b],
  ] as const) {
    expect(getThreeCardName(getThreeCardValue(x, y, z))).toBe(name);
    expect(getThreeCardValue(x, y, z)).toBe(worth(text));
  }
});

test('ranks hands by kind and deciding ranks, and ignores suits', () => {
  const rising = [
    ...['2C 3D 5H', 'TC JD KH', 'QC KD 2H', 'AC 3D 2H', 'AC KD JH', '2C 2D 3H', '2C 2D AH', '3C 3D 2H', 'AC AD KH'],
    ...['2S 3S 5S', 'AS KS JS', 'AC 2D 3H', '2C 3D 4H', 'QC KD AH', '2C 2D 2H', 'AC AD AH', 'AS 2S 3S', 'QS KS AS'],
  ].filter((text) => text !== 'AC 3D 2H');
  const worths = rising.map(worth);
  expect(worths).toEqual([...worths].sort((a, b) => a - b));
  expect(new Set(worths).size).toBe(worths.length);
  expect(worth('QC 9D 4H')).toBe(worth('QS 9H 4C'));
});

test.each([
  ['the better hand wins ante and play', 'KC KD 2H', 'QC QD 3H', 'win', 400],
  ['equal hands push both', 'KC QD 2H', 'KS QH 2D', 'push', 200],
  ['the weaker hand loses both', 'QC JD 2H', 'KS QH 2D', 'loss', 0],
  ['without a queen the dealer does not qualify', '2C 3D 5H', 'JC TD 8H', 'unqualified', 300],
  ['a queen qualifies', '2C 3D 5H', 'QC 4D 2H', 'loss', 0],
  ['a pair of twos qualifies', 'KC QD 3H', '2C 2D 4H', 'loss', 0],
  ['a straight gets its bonus with a win', '4C 5D 6H', 'QC 7D 2H', 'win', 500],
  ['a straight gets its bonus with a loss', '4C 5D 6H', '7C 7D 7H', 'loss', 100],
  ['three of a kind gets a bonus of 4', '7C 7D 7H', 'JC TD 8H', 'unqualified', 700],
  ['a straight flush gets the highest bonus of 5', 'AS KS QS', 'QC 7D 2H', 'win', 900],
] as const)('%s', (_name, player, dealer, result, pay) => {
  const step = game.step(dealt(player, dealer), { type: 'play' });
  expect(step.raiseX100).toBe(100);
  expect(game.result(step.state)).toEqual({ payX100: pay });
  expect(step.events.map(({ type }) => type)).toEqual(['play', 'reveal', 'hand', 'settle']);
  const [hand] = step.events.filter((event) => event.type === 'hand');
  expect(hand).toMatchObject({ result });
  expect((hand?.ante_x100 ?? 0) + (hand?.play_x100 ?? 0) + (hand?.bonus_x100 ?? 0)).toBe(pay);
});

test('ends the round after a fold without raise or pay', () => {
  const step = game.step(dealt('AS KS QS', '2C 3D 5H'), { type: 'fold' });
  expect([step.raiseX100, game.result(step.state)]).toEqual([0, { payX100: 0 }]);
  expect(game.legal(step.state)).toEqual([]);
  for (const type of ['play', 'fold'] as const) expect(() => game.step(step.state, { type })).toThrow(RangeError);
});

test('plays queen, six and four or better and folds weaker hands', () => {
  const best = createBestMove(data);
  const move = (text: string) => best(cards(text));
  expect(['QC 6D 4H', 'QC 7D 2H', 'KC 3D 2H', '2C 2D 3H', '2S 3S 5S'].map(move)).toEqual(Array(5).fill('play'));
  expect(['QC 6D 3H', 'QC 5D 4H', 'JC TD 8H', '2C 3D 5H'].map(move)).toEqual(Array(4).fill('fold'));
});

test('folds an abandoned round', () => {
  expect(game.defaultAction(dealt('AS KS QS', '2C 3D 5H'))).toEqual({ type: 'fold' });
});

test("hides the dealer's cards until the end", () => {
  for (let seed = 0; seed < 200; seed++) {
    const { state, events } = game.deal(createRng(new Uint8Array(32).fill(seed)), {});
    const shown = JSON.stringify([events, game.view(state), game.legal(state), game.result(state)]);
    for (const hidden of formatCards(data, state.dealer)) expect(shown).not.toContain(`"${hidden}"`);
    expect(new Set([...state.player, ...state.dealer]).size).toBe(6);
  }
});

test.each([[null], ['play'], [[]], [{}], [{ type: 'raise' }], [{ type: 'play', times: 2 }]])(
  'rejects the action %j',
  (raw) => {
    expect(game.parseAction(raw)).toBeNull();
  },
);
