import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../registry.ts';
import { doubleOnceEntry } from '../testing/double-once/entry.ts';
import { buildExactOdds, buildRoundOdds, findLongestUsualLosingRun } from './odds.ts';
import { countRound, createTotals } from './summary.ts';

test.each([
  [1n, 1n, '1.00'],
  [1n, 3n, '3.00'],
  [3n, 7n, '2.34'],
  [2n, 7n, '3.50'],
  [1n, 100n, '100.00'],
  [300n, 901n, '3.01'],
])('formats %s of %s as 1 in N with N rounded up: %s', (favourable, ways, oneIn) => {
  expect(buildExactOdds(favourable, ways).oneIn).toBe(oneIn);
});

test('never overstates odds and rounds by less than a hundredth', () => {
  const counts = fc.bigInt({ min: 1n, max: 10n ** 40n });
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      const [favourable, ways] = a < b ? [a, b] : [b, a];
      const hundredths = BigInt(buildExactOdds(favourable, ways).oneIn.replace('.', ''));
      expect(hundredths * favourable >= 100n * ways).toBe(true);
      expect((hundredths - 1n) * favourable < 100n * ways).toBe(true);
    }),
  );
});

test('rejects the odds of an impossible event', () => {
  expect(() => buildExactOdds(0n, 5n)).toThrow(RangeError);
});

describe('longest usual losing streak', () => {
  test.each([
    // 1/2: (1/2)^6 = 1/64 is more than 1/100, and (1/2)^7 = 1/128 is not.
    [2n, 1n, 7],
    // 9/10: 0.9^43 = 0.01078, 0.9^44 = 0.0097.
    [10n, 1n, 44],
    // 1/10: (1/10)^2 is exactly 1/100.
    [10n, 9n, 2],
    [1n, 1n, 1],
  ])('for %s ways with %s that keep the stake is %s rounds', (ways, keeps, rounds) => {
    expect(findLongestUsualLosingRun({ ways, keeps })).toBe(rounds);
  });

  test('equals a floating-point computation for every game', () => {
    for (const { proof } of [...catalogue, doubleOnceEntry]) {
      for (const { odds } of proof.choices) {
        const lost = 1 - Number(odds.keepsStake.numerator) / Number(odds.keepsStake.denominator);
        expect(odds.losingRun).toEqual({ rounds: Math.ceil(Math.log(0.01) / Math.log(lost)), ofHundred: 99 });
      }
    }
  });
});

test('includes raises in the stake: a returned doubled stake does not beat it', () => {
  const totals = createTotals();
  for (const [pay, raise] of [[0n, 0n] as const, [50n, 0n], [100n, 0n], [150n, 100n], [200n, 100n], [205n, 100n]]) {
    countRound(totals, 1n, pay, raise, 205);
  }
  const { pays, keepsStake, beatsStake, topWin } = buildRoundOdds(totals, totals.pay - totals.raise, null);
  expect(
    [pays, keepsStake, beatsStake, topWin].map(({ numerator, denominator }) => `${numerator}/${denominator}`),
  ).toEqual(['5/6', '1/2', '1/6', '1/6']);
});

test('has consistent odds and a feature within the return for every game', () => {
  for (const { proof } of [...catalogue, doubleOnceEntry]) {
    for (const { odds, rtp } of proof.choices) {
      const { pays, keepsStake, beatsStake, topWin, feature } = odds;
      const rising = [pays, keepsStake, beatsStake, topWin].map(({ oneIn }) => Number(oneIn));
      expect(rising).toEqual([...rising].sort((a, b) => a - b));
      if (feature) expect(Number(feature.rtpWithout.percent)).toBeLessThan(Number(rtp.percent));
    }
  }
});
