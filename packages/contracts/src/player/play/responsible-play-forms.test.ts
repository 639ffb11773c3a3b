import { type LimitKind, largestLimit } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { parseLimit } from './responsible-play-forms.ts';

test.each([
  ['purchase', '10.50', 1_050n],
  ['sweeps_loss', '10.00', 1_000n],
  ['sweeps_loss', '10', null],
  ['play_time', '90', 5_400n],
  ['play_time', '1.5', null],
  ['gold_loss', '-1', null],
  ['play_time', String(largestLimit.play_time / 60n + 1n), null],
] as const)('parses a limit of kind %s: %s', (kind, text, limit) => {
  expect(parseLimit(kind, text)).toBe(limit);
});

test('throws for an unknown kind of limit', () => {
  expect(() => parseLimit('session_loss' as LimitKind, '10')).toThrow('session_loss');
});
