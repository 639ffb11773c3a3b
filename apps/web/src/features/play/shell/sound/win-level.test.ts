import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { winLevelOf } from './win-level.ts';
import { tickTimes } from './win-music.ts';

const coins = (hundredths: number) => (hundredths / 100).toFixed(2);
const paid = (stake: number, raised: number, payout: number) =>
  winLevelOf({ stake: coins(stake), raised: coins(raised), payout: coins(payout) });

describe('winLevelOf', () => {
  it.each([
    [0, null],
    [1, null],
    [99, null],
    [100, 'returned'],
    [101, 1],
    [999, 1],
    [1_000, 10],
    [2_499, 10],
    [2_500, 25],
    [5_000, 50],
    [9_999, 50],
    [10_000, 100],
    [500_000, 100],
  ])('is, for %d hundredths of the stake, %s', (payout, level) => {
    expect(paid(100, 0, payout)).toBe(level);
  });

  it('counts what decisions added to the stake', () => {
    expect(paid(100, 100, 150)).toBeNull();
    expect(paid(100, 100, 200)).toBe('returned');
    expect(paid(100, 100, 1_999)).toBe(1);
  });

  it('is never a win for a payout up to the stake', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.nat(1_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (stake, raised, share) => {
        const level = paid(stake, raised, Math.floor(share * (stake + raised)));
        return level === null || level === 'returned';
      }),
    );
  });
});

describe('tickTimes', () => {
  it.each([700, 1_700, 3_000])('slows down and ends before a count of %d ms does', (countMs) => {
    const times = tickTimes(countMs);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.every((gap, index) => index === 0 || gap > (gaps[index - 1] ?? 0))).toBe(true);
    expect(times[0]).toBeGreaterThan(0);
    expect(times.at(-1)).toBeLessThan(countMs / 1_000);
  });
});
