import { describe, expect, test } from 'vitest';
import { addReturns, readReturn } from './game-returns.ts';

/** A game with an RTP of 95 % and a standard deviation of 5 stakes per round. */
function spans(rounds: number, returnedPercent: number) {
  return {
    rounds,
    returnedX100: rounds * returnedPercent,
    expectedX100: rounds * 95,
    sdX100: 500 * Math.sqrt(rounds),
  };
}

describe('readReturn', () => {
  test('returns no figures without rounds', () => {
    expect(readReturn(spans(0, 0))).toEqual({
      returned: null,
      expected: null,
      low: null,
      high: null,
      z: 0,
      verdict: 'none',
    });
  });

  test('returns too_few for a few rounds, however good or bad they are', () => {
    expect(readReturn(spans(400, 40))).toMatchObject({ returned: 40, verdict: 'too_few', low: 20, high: 170 });
    expect(readReturn(spans(100, 0)).low).toBe(0);
  });

  // One standard deviation of 1,000,000 rounds is 0.5 % of the stakes.
  test.each([
    [95, 'usual'],
    [95.9, 'usual'],
    [94.1, 'usual'],
    [96.2, 'unusual'],
    [93.8, 'unusual'],
    [96.8, 'rare'],
    [97.4, 'rare'],
    [97.6, 'beyond'],
    [92.4, 'beyond'],
  ] as const)('rates %d %% over a million rounds as %s', (percent, verdict) => {
    expect(readReturn(spans(1_000_000, percent)).verdict).toBe(verdict);
  });

  test('returns beyond even for a few rounds when chance cannot explain them', () => {
    expect(readReturn(spans(400, 300)).verdict).toBe('beyond');
  });
});

test('adds rounds and returns as sums and deviations as roots of squares', () => {
  const half = { ...spans(500_000, 94), sdX100: 3 };
  expect(addReturns([half, { ...spans(500_000, 96), sdX100: 4 }])).toEqual({ ...spans(1_000_000, 95), sdX100: 5 });
  expect(addReturns([])).toEqual({ rounds: 0, returnedX100: 0, expectedX100: 0, sdX100: 0 });
});
