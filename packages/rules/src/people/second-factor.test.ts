import { expect, test } from 'vitest';
import { plainRecoveryCode } from './second-factor.ts';

test('a recovery code has one plain form for every way to type it', () => {
  for (const typed of ['ab2c-d3ef', ' AB2C D3EF ', 'Ab2c.d3eF']) expect(plainRecoveryCode(typed)).toBe('AB2CD3EF');
  expect(plainRecoveryCode('09az')).toBe('09AZ');
});
