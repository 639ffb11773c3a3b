import { expect, it } from 'vitest';
import { findChangedTotal, type HeldTotal, readTotals, storeTotal } from './stored-totals.ts';

const totalOf = (day: string, sum = '15.00'): HeldTotal => ({
  ...{ day, root: '6c'.repeat(32), sum, wallet: '10.00', escrow: '0.00' },
  ...{ knownSince: null, logged: true },
});
const published = (day: string, sum = '15.00') => {
  return { day, root: '6c'.repeat(32), sum, at: `${day}T09:07:00.000Z`, leaves: 3, log_position: 0 };
};

it('stores one total for each day and player, newest first, for as many days as are published', () => {
  for (let day = 10; day < 45; day += 1) storeTotal('one', totalOf(String(day)));
  storeTotal('one', totalOf('44', '16.00'));
  storeTotal('other', totalOf('99'));
  const stored = readTotals('one');
  expect(stored.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, at) => String(44 - at)));
  expect(stored[0]?.sum).toBe('16.00');
});

it.each(['no JSON', '{}', '[null, {}, 7]'])('reads no totals from %s', (text) => {
  localStorage.setItem('goldwren-liabilities-one', text);
  expect(readTotals('one')).toEqual([]);
});

it('reports a total that is withdrawn while an older one is published, but not one that is too old to be listed', () => {
  const held = [totalOf('2026-11-25')];
  expect(findChangedTotal(held, [published('2026-11-26'), published('2026-11-24')])).toBe(held[0]);
  expect(findChangedTotal(held, [])).toBe(held[0]);
  expect(findChangedTotal(held, [published('2026-11-26')])).toBeNull();
});
