import { expect, it } from 'vitest';
import { mostStoreys, storeysFor, waysOf } from './storeys.ts';

it('builds the whole tower only with all ways, and grows with each reel', () => {
  expect(storeysFor(7 ** 6)).toBe(mostStoreys);
  expect(storeysFor(7 ** 5 * 5)).toBeLessThan(mostStoreys);
  const heights = [2, 7, 3, 5, 4, 6];
  const grown = heights.map((_, reel) => storeysFor(waysOf(heights.slice(0, reel + 1))));
  expect(grown).toEqual([...grown].sort((one, other) => one - other));
  expect(new Set(grown).size).toBeGreaterThan(4);
});

it('has no storey before the first reel, and at least one after it', () => {
  expect(waysOf([])).toBe(1);
  expect(storeysFor(1)).toBe(0);
  expect(storeysFor(2)).toBe(1);
});

it('shows more ways never as fewer storeys', () => {
  for (let ways = 1; ways < 2_000; ways++) expect(storeysFor(ways + 1)).toBeGreaterThanOrEqual(storeysFor(ways));
});
