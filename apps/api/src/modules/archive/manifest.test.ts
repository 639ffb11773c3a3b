import { describe, expect, test } from 'vitest';
import type { Part } from './archive.store.ts';
import { findUnevenTotals } from './manifest.ts';

const part = (records: Part['records'], sums: Part['sums']): Part => ({
  ...{ month: '2026-11-01', records, number: 1, fileId: '', rows: 1, bytes: 1, isLast: true },
  ...{ sha256: Buffer.alloc(32), linesSha256: Buffer.alloc(32), firstKey: [], lastKey: [], sums },
});
const rounds = { rows: '3', stake: '500', raised: '200', payout: '900', paid: '2' };
const postings = {
  'gold stake': { rows: '3', amount: '-300' },
  'gold raise': { rows: '1', amount: '-200' },
  'gold win': { rows: '2', amount: '900' },
};
const faultOf = (round: object, journal: object) =>
  findUnevenTotals([
    part('rounds', { gold: { ...rounds, ...round } }),
    part('journal', { ...postings, ...journal } as Part['sums']),
  ]);

test('adds up the parts of a month', () => {
  expect(faultOf({}, {})).toBeNull();
  const half = { rows: '1', stake: '100', raised: '0', payout: '0', paid: '0' };
  expect(
    findUnevenTotals([
      ...[part('rounds', { gold: rounds }), part('rounds', { gold: half }), part('journal', postings)],
      part('journal', { 'gold stake': { rows: '1', amount: '-100' } }),
    ]),
  ).toBeNull();
  expect(findUnevenTotals([part('rounds', {}), part('journal', {})])).toBeNull();
});

describe('finds', () => {
  const faults: [string, object, object, RegExp][] = [
    ['a missing stake', {}, { 'gold stake': { rows: '2', amount: '-300' } }, /^gold rounds and stakes: .* 3, .* 2$/],
    ['another stake', {}, { 'gold stake': { rows: '3', amount: '-301' } }, /^gold stakes/],
    ['a missing raise', {}, { 'gold raise': { rows: '0', amount: '0' } }, /^gold raises/],
    ['a missing win', {}, { 'gold win': { rows: '1', amount: '900' } }, /^gold rounds with a payout and wins/],
    ['another payout', { payout: '901' }, {}, /^gold payouts/],
    ['postings of a currency without rounds', {}, { 'sweeps win': { rows: '1', amount: '5' } }, /^sweeps/],
  ];
  test.each(faults)('%s', (_what, round, journal, fault) => {
    expect(faultOf(round, journal)).toMatch(fault);
  });
});
