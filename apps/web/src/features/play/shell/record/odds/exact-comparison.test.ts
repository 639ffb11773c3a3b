import { describe, expect, it } from 'vitest';
import { coin, exactSums, figuresOf, roundsWith, wheel } from '../../../testing/proved-pays.ts';
import { compareExactly, middleOfHundred } from './exact-comparison.ts';
import { exactError, mostRounds } from './exact-results.ts';

const [coinFigures, wheelFigures] = [figuresOf(coin), { ...figuresOf(wheel), choice: 1 }];

describe('the exact comparison', () => {
  it('does not exist without rounds, or without a published distribution', () => {
    expect(compareExactly([])).toBeNull();
    const figures = { ...coinFigures, distribution: null };
    expect(compareExactly([{ stake: 100n, payout: 0n, figures }])).toBeNull();
  });

  it('has the exact net result, average and rank', () => {
    const compared = compareExactly(roundsWith(coin, 2, 190));
    // Two coins pay 0, 1.9 or 3.8 times the stake of 1.
    expect(compared).toMatchObject({
      rounds: 2,
      isAll: true,
      stake: 100n,
      net: -10n,
      mean: -10n,
      lower: 0.25,
      same: 0.5,
    });
  });

  it.each([1, 3, 40, mostRounds])('has a range of at least 90 of 100 results after %i rounds', (rounds) => {
    const compared = compareExactly(roundsWith(wheel, rounds, 0));
    let inside = 0;
    for (const [sum, chance] of exactSums(wheel, rounds)) {
      const net = sum - 100 * rounds;
      if (net >= Number(compared?.low) && net <= Number(compared?.high)) inside += chance;
    }
    expect(100 * inside).toBeGreaterThanOrEqual(middleOfHundred);
  });

  it('stays exact with large stakes', () => {
    const stake = 1_000_000_000_00n;
    const rounds = Array.from({ length: mostRounds }, () => ({ stake, payout: 0n, figures: coinFigures }));
    const compared = compareExactly(rounds);
    expect(compared?.net).toBe(-stake * BigInt(mostRounds));
    // The average of the coin is 95 of 100.
    expect(compared?.mean).toBe((-stake * BigInt(mostRounds) * 5n) / 100n);
    expect(compared?.lower).toBeLessThan(exactError);
  });

  it('has the rounds of the most frequent choice and stake', () => {
    const compared = compareExactly([
      { stake: 100n, payout: 0n, figures: coinFigures },
      { stake: 100n, payout: 400n, figures: wheelFigures },
      { stake: 200n, payout: 0n, figures: wheelFigures },
      { stake: 100n, payout: 50n, figures: { ...wheelFigures } },
    ]);
    expect(compared).toMatchObject({ choice: 1, stake: 100n, rounds: 2, isAll: false, net: 250n });
  });

  it('has the latest rounds when there are too many, whatever they paid', () => {
    const lucky = { stake: 100n, payout: 190n, figures: coinFigures };
    const rest = Array.from({ length: mostRounds }, () => ({ ...lucky, payout: 0n }));
    expect(compareExactly([lucky, ...rest])).toMatchObject({ rounds: mostRounds, isAll: false, lower: 0 });
    expect(compareExactly([...rest, lucky])?.net).toBe(-100n * BigInt(mostRounds) + 190n);
  });

  it('draws the net result of each bar in coins', () => {
    const compared = compareExactly(roundsWith(coin, 1, 0));
    expect(compared?.bars).toEqual([
      { low: -1.95, high: -0.05, chance: 0.5 },
      { low: -0.05, high: 1.85, chance: 0.5 },
    ]);
  });
});
