import { expect, test } from 'vitest';
import { nameLock } from './name-lock.ts';

test('allows name changes right after registration', () => {
  expect(nameLock({ identityStatus: 'none', sweepsMoved: false })).toBeNull();
});

test('locks the name after the first movement of Sweeps Coins', () => {
  expect(nameLock({ identityStatus: 'none', sweepsMoved: true })).toBe('sweeps');
});

test.each(['submitted', 'verified', 'rejected'] as const)('locks the name once identity is %s', (identityStatus) => {
  expect(nameLock({ identityStatus, sweepsMoved: false })).toBe('identity');
});
