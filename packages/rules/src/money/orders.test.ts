import { expect, test } from 'vitest';
import { mayMove, orderMoves, packageBadges } from './orders.ts';

const badgesOf = (count: number) => Array.from({ length: count }, (_, index) => packageBadges(index, count));

test('each badge of the spec is on its package for any number of packages', () => {
  expect(badgesOf(7)).toEqual([['beginners'], [], [], ['best_value'], [], [], ['vip']]);
  expect(badgesOf(3)).toEqual([['beginners'], ['best_value'], ['vip']]);
  expect(badgesOf(2)).toEqual([['beginners'], ['best_value', 'vip']]);
  expect(badgesOf(1)).toEqual([['best_value', 'beginners', 'vip']]);
});

test('an order moves only as the table allows, and never after a chargeback', () => {
  expect(mayMove('expired', 'paid')).toBe(true);
  expect(mayMove('refunded', 'charged_back')).toBe(true);
  expect(mayMove('refunded', 'paid')).toBe(false);
  expect(mayMove('paid', 'pending')).toBe(false);
  for (const to of Object.keys(orderMoves)) expect(mayMove('charged_back', to as keyof typeof orderMoves)).toBe(false);
});
