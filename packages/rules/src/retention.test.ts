import { expect, test } from 'vitest';
import { session } from './constants.ts';
import { keptDaysOf, keptYearsAfterErasureOf, retainedRecords, retention } from './retention.ts';

test('every kind of record has one rule', () => {
  expect(retention.map(({ record }) => record)).toEqual([...retainedRecords]);
});

test('what is deleted is kept no longer, and what is kept says how long', () => {
  for (const { afterErasure, keptAfterErasure } of retention) {
    expect(keptAfterErasure === null).toBe(afterErasure === 'nothing');
  }
});

test('only tax law and sanctions law keep a record with its name', () => {
  const named = retention.filter(({ afterErasure }) => afterErasure === 'whole');
  expect(named.map(({ reason }) => reason)).toEqual(['tax_law', 'sanctions_law']);
});

test('what has no end says of nobody whose it was', () => {
  for (const { afterErasure, keptAfterErasure } of retention) {
    const hasNoEnd = keptAfterErasure !== null && 'until' in keptAfterErasure && keptAfterErasure.until === 'no_end';
    if (hasNoEnd) expect(['pseudonymised', 'keyed_hash']).toContain(afterErasure);
  }
});

test('jobs are told the days and years of the table', () => {
  expect(keptDaysOf('sessions')).toBe(session.absoluteDays);
  expect(keptDaysOf('mails')).toBe(90);
  expect(keptYearsAfterErasureOf('tax_forms')).toBe(7);
  expect(keptYearsAfterErasureOf('sanctions_matches')).toBe(10);
});

test('a record without days or years has no number for a job', () => {
  expect(() => keptDaysOf('profile' as never)).toThrow('no days for profile');
  expect(() => keptYearsAfterErasureOf('profile' as never)).toThrow('no years for profile');
  expect(() => keptYearsAfterErasureOf('welcome_offer' as never)).toThrow('no years for welcome_offer');
  expect(() => keptDaysOf('unknown' as never)).toThrow('no retention rule for unknown');
});
