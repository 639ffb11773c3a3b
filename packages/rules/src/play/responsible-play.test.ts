import { expect, test } from 'vitest';
import {
  exclusionTermNames,
  exclusionTerms,
  type LimitKind,
  largestLimit,
  limitChangeIsNow,
  limitKinds,
  limitUnitOf,
} from '../index.ts';

test.each([
  ['the first limit', null, 500n, true],
  ['no limit when there was none', null, null, true],
  ['a lower one', 500n, 499n, true],
  ['the same', 500n, 500n, true],
  ['a limit of zero', 500n, 0n, true],
  ['a higher one', 500n, 501n, false],
  ['a removed limit', 500n, null, false],
] as const)('decides whether a change takes effect immediately: %s', (_name, current, requested, now) => {
  expect(limitChangeIsNow(current, requested)).toBe(now);
});

test('every kind of limit has a maximum, and exclusion terms are in ascending order', () => {
  expect(Object.keys(largestLimit)).toEqual([...limitKinds]);
  const months = exclusionTermNames.map((name) => exclusionTerms[name] ?? Number.POSITIVE_INFINITY);
  expect(months).toEqual([...months].sort((a, b) => a - b));
});

test('limitUnitOf throws for an unknown kind of limit', () => {
  expect(limitKinds.map(limitUnitOf)).toEqual(['hundredths', 'hundredths', 'hundredths', 'seconds']);
  expect(() => limitUnitOf('session_loss' as LimitKind)).toThrow('session_loss');
});
