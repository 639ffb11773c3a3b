import { expect, test } from 'vitest';
import { session } from './constants.ts';
import { retainedRecords, retention, retentionOf } from './retention.ts';

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

test('sessions are kept as long as they can be used', () => {
  expect(retentionOf('sessions').kept).toEqual({ days: session.absoluteDays });
});
