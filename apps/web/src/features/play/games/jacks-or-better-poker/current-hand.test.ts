import { expect, it } from 'vitest';
import { currentHand, payRows } from './current-hand.ts';

it.each([
  [['TS', 'JS', 'QS', 'KS', 'AS'], 'royal_flush'],
  [['AS', '2D', '3C', '4H', '5S'], 'straight'],
  [['JS', 'JD', '3C', '4H', '5S'], 'jacks_or_better'],
  [['TS', 'TD', '3C', '4H', '5S'], 'nothing'],
])('names the hand %j: %s', (cards, hand) => {
  expect(currentHand(cards)).toBe(hand);
});

it('lists the paytable best hand first, with the name of each hand', () => {
  expect(payRows.map((row) => row.payX100)).toEqual([80000, 5000, 2500, 800, 500, 400, 300, 200, 100]);
  expect(payRows[0]?.name).toBe('Royal flush');
  expect(payRows.at(-1)?.name).toBe('Jacks or better');
});
