import { expect, test } from 'vitest';
import { rateLimits } from './rate-limits.ts';

// The figures are repeated here on purpose. A higher figure helps an attacker, and no other test would fail.
test.each([
  ['signInPair', 5, 15],
  ['signInAddress', 50, 15],
  ['signInAccount', 50, 15],
  ['signInDevice', 10, 15],
  ['secondFactorAccount', 10, 60],
  ['secondFactorDevice', 10, 60],
] as const)('%s allows %d attempts in %d minutes', (name, limit, windowMinutes) => {
  expect(rateLimits[name]).toEqual({ limit, windowMinutes });
});
