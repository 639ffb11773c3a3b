import { expect, test } from 'vitest';
import { session } from '../constants.ts';
import { retainedRecords, retention, retentionDaysOf, retentionYearsAfterErasureOf } from './retention.ts';

test('every kind of record has one rule', () => {
  expect(retention.map(({ record }) => record)).toEqual([...retainedRecords]);
});

test('only stored records have a retention period after erasure', () => {
  for (const { afterErasure, keptAfterErasure } of retention) {
    expect(keptAfterErasure === null).toBe(afterErasure === 'nothing');
  }
});

test('only tax law and sanctions law require a record with the name of the player', () => {
  const named = retention.filter(({ afterErasure }) => afterErasure === 'whole');
  expect(named.map(({ reason }) => reason)).toEqual(['tax_law', 'sanctions_law']);
});

test('a record without an end is pseudonymised or a keyed hash', () => {
  for (const { afterErasure, keptAfterErasure } of retention) {
    const hasNoEnd = keptAfterErasure !== null && 'until' in keptAfterErasure && keptAfterErasure.until === 'no_end';
    if (hasNoEnd) expect(['pseudonymised', 'keyed_hash']).toContain(afterErasure);
  }
});

test('returns the days and years of the table', () => {
  expect(retentionDaysOf('sessions')).toBe(session.absoluteDays);
  expect(retentionDaysOf('mails')).toBe(90);
  expect(retentionYearsAfterErasureOf('tax_forms')).toBe(7);
  expect(retentionYearsAfterErasureOf('sanctions_matches')).toBe(10);
});

test('throws for a record without days or years', () => {
  expect(() => retentionDaysOf('profile' as never)).toThrow('no days for profile');
  expect(() => retentionYearsAfterErasureOf('profile' as never)).toThrow('no years for profile');
  expect(() => retentionYearsAfterErasureOf('welcome_offer' as never)).toThrow('no years for welcome_offer');
  expect(() => retentionDaysOf('unknown' as never)).toThrow('no retention rule for unknown');
});
