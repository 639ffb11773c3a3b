import type { PlayLimit } from '@goldwren/contracts/player';
import { describe, expect, it } from 'vitest';
import { limitsByKind, shownKinds, usedPercent, wireLimit } from './limit-units.ts';

describe('usedPercent', () => {
  it.each([
    ['purchase', '100.00', '25.50', 25],
    ['gold_loss', '1000000000.00', '999999999.99', 99],
    ['sweeps_loss', '10.00', '10.00', 100],
    ['sweeps_loss', '10.00', '12.00', 100],
    ['sweeps_loss', '10.00', '-5.00', 0],
    ['play_time', '60', '15', 25],
    ['purchase', '0.00', '0.00', 100],
  ] as const)('%s of %s with %s used: %i%%', (kind, amount, used, percent) => {
    expect(usedPercent({ kind, amount, used })).toBe(percent);
  });
});

describe('wireLimit', () => {
  it.each([
    ['sweeps_loss', '10', '10.00'],
    ['purchase', ' 10,5 ', '10.50'],
    ['play_time', ' 60 ', '60'],
    ['play_time', '60.5', '60.5'],
  ] as const)('%s: sends %s as %s', (kind, typed, wire) => {
    expect(wireLimit(kind, typed)).toBe(wire);
  });
});

describe('limitsByKind', () => {
  const limit = (kind: string) => ({ kind }) as PlayLimit;

  it('returns every kind in the order of the page', () => {
    const [time, loss] = [limit('play_time'), limit('gold_loss')];
    const groups = limitsByKind([time, loss]);
    expect(groups.map(({ kind }) => kind)).toEqual(shownKinds);
    expect(groups.map(({ limits }) => limits)).toEqual([[], [], [loss], [time]]);
  });

  it('rejects a kind that the page does not know instead of leaving the limit out', () => {
    expect(() => limitsByKind([limit('session_loss')])).toThrow('session_loss');
    expect(() => usedPercent({ ...limit('session_loss'), amount: '1.00', used: '0.00' })).toThrow('session_loss');
  });
});
