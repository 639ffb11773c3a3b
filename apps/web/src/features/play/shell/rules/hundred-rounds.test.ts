import { expect, it } from 'vitest';
import { hundredRounds } from './hundred-rounds.ts';

it.each([
  ['2.70', '8.20', { profit: 12, returned: 25, nothing: 63 }],
  ['1.00', '6.90', { profit: 14, returned: 86, nothing: 0 }],
  ['2.00', '2.00', { profit: 50, returned: 0, nothing: 50 }],
  ['3.00', '3.00', { profit: 33, returned: 0, nothing: 67 }],
])('splits a hundred rounds that pay 1 in %s and make a profit 1 in %s', (pays, beats_stake, expected) => {
  expect(hundredRounds({ pays, beats_stake })).toEqual(expected);
});

it('adds up to a hundred for any odds', () => {
  for (let pays = 1; pays < 12; pays += 0.37) {
    for (let beats = pays; beats < 40; beats += 1.13) {
      const { profit, returned, nothing } = hundredRounds({ pays: pays.toFixed(2), beats_stake: beats.toFixed(2) });
      expect(profit + returned + nothing).toBe(100);
      expect(Math.min(profit, returned, nothing)).toBeGreaterThanOrEqual(0);
    }
  }
});
