import { describe, expect, it } from 'vitest';
import { coin, exactSums, figuresOf, roundsWith, wheel } from '../../../testing/proved-pays.ts';
import { atLeastOfHundred, compareRounds, rankError } from './expected-range.ts';
import { normalShareBelow } from './normal-share.ts';

describe.each([
  ['a coin', coin],
  ['a wheel', wheel],
] as const)('the comparison of %s with its exact distribution', (_name, pays) => {
  it.each([1, 2, 7, 40])(
    'has the exact average, and a range of at least 75 of 100 players, after %i rounds',
    (rounds) => {
      const sums = exactSums(pays, rounds);
      const range = compareRounds(roundsWith(pays, rounds, 0))?.range;
      let [mean, inside] = [0, 0];
      for (const [sum, chance] of sums) {
        const net = sum - 100 * rounds;
        mean += net * chance;
        if (range && net >= Number(range.low) && net <= Number(range.high)) inside += chance;
      }
      expect(Math.abs(Number(range?.mean) - mean)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(100 * inside).toBeGreaterThanOrEqual(atLeastOfHundred);
    },
  );

  it('shows a rank only where the normal distribution is as accurate as stated', { timeout: 60_000 }, () => {
    expect(compareRounds(roundsWith(pays, 40, 0))?.range.lower).toBeNull();
    const least = compareRounds(roundsWith(pays, 1, 0))?.range.roundsForRank ?? 0;
    // The number is rounded up to two digits, so somewhat fewer rounds may be enough.
    expect(compareRounds(roundsWith(pays, Math.floor(least / 1.2), 0))?.range.lower).toBeNull();
    expect(compareRounds(roundsWith(pays, least, 0))?.range.lower).not.toBeNull();
    const exact = [...exactSums(pays, least)].sort(([a], [b]) => a - b);
    let below = 0;
    for (const [place, [sum, chance]] of exact.entries()) {
      if (place % 150 === 0) {
        const lower = compareRounds(roundsWith(pays, least, sum))?.range.lower ?? Number.NaN;
        expect(lower).toBeGreaterThanOrEqual(100 * below - rankError - 0.5);
        expect(lower).toBeLessThanOrEqual(100 * (below + chance) + rankError + 0.5);
      }
      below += chance;
    }
  });
});

describe('a comparison', () => {
  it('does not exist without rounds', () => expect(compareRounds([])).toBeNull());

  it('of one round is at most its stake below zero', () => {
    const compared = compareRounds(roundsWith(wheel, 1, 0));
    expect(compared?.range).toMatchObject({ rounds: 1, net: -100n, low: -100n, lower: null });
    expect(compared?.points).toHaveLength(2);
  });

  it('of very many rounds with large stakes stays exact, and has few points', () => {
    const figures = figuresOf(coin);
    const huge = 1_000_000_000_00n;
    const compared = compareRounds(Array.from({ length: 100_001 }, () => ({ stake: huge, payout: 0n, figures })));
    expect(compared?.range.net).toBe(-100_001n * huge);
    // The average of the coin is 95 of 100.
    expect(compared?.range.mean).toBe((-100_001n * huge * 5n) / 100n);
    expect(compared?.range.lower).toBe(0);
    expect(compared?.points.length).toBeLessThanOrEqual(202);
    expect(compared?.points.at(-1)?.rounds).toBe(100_001);
  });

  it('adds rounds of different choices exactly', () => {
    const [one, other] = [figuresOf(coin), figuresOf(wheel)];
    const range = compareRounds([
      { stake: 300n, payout: 0n, figures: one },
      { stake: 1_600n, payout: 0n, figures: other },
    ])?.range;
    const exact = 300 * -0.05 + 1_600 * (Number(other.numerator) / Number(other.denominator) - 1);
    expect(Number(range?.mean)).toBe(Math.round(exact));
  });
});

it.each([
  [0, 0.5],
  [1, 0.841345],
  [-1.96, 0.024998],
  [8, 1],
])('knows that a share of a normal distribution is below %f deviations', (z, share) => {
  expect(normalShareBelow(z)).toBeCloseTo(share, 5);
});
