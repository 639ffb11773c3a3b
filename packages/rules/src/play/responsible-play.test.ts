import { expect, test } from 'vitest';
import { exclusionTermNames, exclusionTerms, type LimitKind, largestLimit, limitKinds, limitUnitOf } from '../index.ts';

test('every kind of limit has a maximum, and exclusion terms are in ascending order', () => {
  expect(Object.keys(largestLimit)).toEqual([...limitKinds]);
  const months = exclusionTermNames.map((name) => exclusionTerms[name] ?? Number.POSITIVE_INFINITY);
  expect(months).toEqual([...months].sort((a, b) => a - b));
});

test('limitUnitOf throws for an unknown kind of limit', () => {
  expect(limitKinds.map(limitUnitOf)).toEqual(['hundredths', 'hundredths', 'hundredths', 'seconds']);
  expect(() => limitUnitOf('session_loss' as LimitKind)).toThrow('session_loss');
});
