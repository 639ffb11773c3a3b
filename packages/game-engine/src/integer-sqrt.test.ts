import { expect, test } from 'vitest';
import { computeIntegerSqrt } from './integer-sqrt.ts';

test('computes the floor of square roots', () => {
  expect([0n, 1n, 3n, 4n, 10n ** 40n - 1n].map(computeIntegerSqrt)).toEqual([0n, 1n, 1n, 2n, 10n ** 20n - 1n]);
  for (const value of [0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n, 10n ** 40n, 10n ** 40n - 1n]) {
    const root = computeIntegerSqrt(value);
    expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true);
  }
});
