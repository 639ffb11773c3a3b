import { expect, test } from 'vitest';
import { packageBadges } from './orders.ts';

const badgesOf = (count: number) => Array.from({ length: count }, (_, index) => packageBadges(index, count));

test('each badge of the spec stands on its package, whatever the number of packages', () => {
  expect(badgesOf(7)).toEqual([['beginners'], [], [], ['best_value'], [], [], ['vip']]);
  expect(badgesOf(3)).toEqual([['beginners'], ['best_value'], ['vip']]);
  expect(badgesOf(2)).toEqual([['beginners'], ['best_value', 'vip']]);
  expect(badgesOf(1)).toEqual([['best_value', 'beginners', 'vip']]);
});
