import { expect, it } from 'vitest';
import { currentHand, madeOf, payRows } from './current-hand.ts';

it.each([
  [['TS', 'JS', 'QS', 'KS', 'AS'], 'royal_flush'],
  [['AS', '2D', '3C', '4H', '5S'], 'straight'],
  [['JS', 'JD', '3C', '4H', '5S'], 'jacks_or_better'],
  [['TS', 'TD', '3C', '4H', '5S'], 'nothing'],
])('names the hand %j: %s', (cards, hand) => {
  expect(currentHand(cards)).toBe(hand);
});

it.each([
  [
    ['JS', '3D', 'JC', '4H', '5S'],
    [0, 2],
  ],
  [
    ['2S', '3D', '2C', '3H', '5S'],
    [0, 1, 2, 3],
  ],
  [
    ['9S', '9D', '9C', '9H', '5S'],
    [0, 1, 2, 3],
  ],
  [
    ['2S', '2D', '2C', '5H', '5S'],
    [0, 1, 2, 3, 4],
  ],
  [
    ['AS', '2D', '3C', '4H', '5S'],
    [0, 1, 2, 3, 4],
  ],
])('finds the cards that make the hand %j: %j', (cards, positions) => {
  expect(madeOf(cards)).toEqual(positions);
});

it('lists the paytable best hand first, with the name of each hand', () => {
  expect(payRows.map((row) => row.payX100)).toEqual([80000, 5000, 2500, 800, 500, 400, 300, 200, 100]);
  expect(payRows[0]?.name).toBe('Royal flush');
  expect(payRows.at(-1)?.name).toBe('Jacks or better');
});
