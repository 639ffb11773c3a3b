import { describe, expect, it } from 'vitest';
import { atLeastOfHundred, compareRounds, type Figures, rankError } from './expected-range.ts';
import { normalShareBelow } from './normal-share.ts';

type Pays = readonly (readonly [payX100: number, ways: number])[];

/** The figures of a small game, by the definitions of the proof. */
function figuresOf(pays: Pays): Figures {
  const ways = pays.reduce((sum, [, count]) => sum + count, 0);
  const mean = pays.reduce((sum, [pay, count]) => sum + pay * count, 0) / ways;
  const square = pays.reduce((sum, [pay, count]) => sum + pay * pay * count, 0) / ways;
  return {
    numerator: BigInt(Math.round(mean * ways)),
    denominator: BigInt(ways) * 100n,
    sdX10000: BigInt(Math.floor(Math.sqrt(square - mean * mean) * 100)),
    maxPayX100: BigInt(Math.max(...pays.map(([pay]) => pay))),
  };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The exact distribution of the sum of payouts after some rounds, by convolution. */
function exactSums(pays: Pays, rounds: number): Map<number, number> {
  const ways = pays.reduce((sum, [, count]) => sum + count, 0);
  // All payouts are multiples of it, so an array has a place for each sum.
  const unit = pays.map(([pay]) => pay).reduce(greatestDivisor);
  const most = Math.max(...pays.map(([pay]) => pay)) / unit;
  let sums = new Float64Array([1]);
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(sums.length + most);
    for (const [pay, count] of pays) {
      for (let place = 0, to = pay / unit; place < sums.length; place++, to++)
        next[to] = (next[to] ?? 0) + ((sums[place] ?? 0) * count) / ways;
    }
    sums = next;
  }
  return new Map(
    [...sums.entries()].filter(([, chance]) => chance > 0).map(([place, chance]) => [place * unit, chance]),
  );
}

const stake = 100n;
const coin: Pays = [
  [0, 1],
  [190, 1],
];
const wheel: Pays = [
  [0, 6],
  [50, 5],
  [150, 4],
  [400, 1],
];

/** So many rounds whose payouts have this sum. */
function roundsWith(pays: Pays, count: number, payX100: number) {
  const figures = figuresOf(pays);
  return Array.from({ length: count }, (_, index) => ({
    ...{ stake, figures },
    payout: index === 0 ? (stake * BigInt(payX100)) / 100n : 0n,
  }));
}

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
