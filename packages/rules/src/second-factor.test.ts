import { expect, test } from 'vitest';
import { plainRecoveryCode } from './second-factor.ts';

test('a recovery code is the same however it is typed', () => {
  for (const typed of ['ab2c-d3ef', ' AB2C D3EF ', 'Ab2c.d3eF']) expect(plainRecoveryCode(typed)).toBe('AB2CD3EF');
  expect(plainRecoveryCode('09az')).toBe('09AZ');
});
