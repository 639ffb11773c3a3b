import { expect, test } from 'vitest';
import {
  exclusionTermNames,
  exclusionTerms,
  type LimitKind,
  largestLimit,
  limitChangeIsNow,
  limitKinds,
  limitUnitOf,
} from './index.ts';

test.each([
  ['the first limit', null, 500n, true],
  ['none where there was none', null, null, true],
  ['a lower one', 500n, 499n, true],
  ['the same', 500n, 500n, true],
  ['nothing at all may be lost', 500n, 0n, true],
  ['a higher one', 500n, 501n, false],
  ['none any more', 500n, null, false],
] as const)('%s is in force at once: %#', (_name, current, wanted, now) => {
  expect(limitChangeIsNow(current, wanted)).toBe(now);
});

test('every kind of limit has a largest one, and terms only grow', () => {
  expect(Object.keys(largestLimit)).toEqual([...limitKinds]);
  const months = exclusionTermNames.map((name) => exclusionTerms[name] ?? Number.POSITIVE_INFINITY);
  expect(months).toEqual([...months].sort((a, b) => a - b));
});

test('a kind of limit that does not exist has no unit', () => {
  expect(limitKinds.map(limitUnitOf)).toEqual(['hundredths', 'hundredths', 'hundredths', 'seconds']);
  expect(() => limitUnitOf('session_loss' as LimitKind)).toThrow('session_loss');
});
