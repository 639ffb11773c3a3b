import { expect, it } from 'vitest';
import { totalOf, worthOf } from './totals.ts';

it('shows both totals of a soft hand while it is played, and only the better one at its end', () => {
  expect(worthOf(['AS', '4D'], false)).toBe('5/15');
  expect(worthOf(['AS', '4D'], true)).toBe('15');
});

it('speaks of a soft hand while it is played, and not at its end', () => {
  expect(totalOf(['AS', '4D'], false)).toBe('soft 15');
  expect(totalOf(['AS', '4D'], true)).toBe('15');
});

it('shows one total for hands that are not soft', () => {
  expect(worthOf(['AS', '4D', 'TC'], false)).toBe('15');
  expect(worthOf(['AS', 'KD'], false)).toBe('21');
  expect(worthOf([], true)).toBe('');
});
