import { expect, test } from 'vitest';
import { computePayout } from './payout.ts';
import { catalogue } from './registry.ts';

test('multiplies the stake by the pay', () => {
  expect(computePayout(20n, 25)).toBe(5n);
  expect(computePayout(10_000_000n, 200_000)).toBe(20_000_000_000n);
  expect(computePayout(20n, 0)).toBe(0n);
});

test('rejects a payout that is not a whole number of hundredths', () => {
  expect(() => computePayout(20n, 3)).toThrow('3/100 of 20 is no whole payout');
});

test.each([
  [0n, 100, 'a stake is positive'],
  [-20n, 100, 'a stake is positive'],
  [20n, -5, 'a pay is a whole number'],
  [20n, 0.5, 'a pay is a whole number'],
])('rejects stake %d with pay %d', (stake, pay, why) => {
  expect(() => computePayout(stake, pay)).toThrow(why);
});

test('has a whole payout for every advertised pay at every offered stake', () => {
  for (const { game } of catalogue) {
    const stakes = [...game.maths.stakes.gold, ...game.maths.stakes.sweeps];
    expect(stakes).toContain(game.maths.defaultStake.gold);
    expect(stakes).toContain(game.maths.defaultStake.sweeps);
    for (const { pays } of game.rules.paytable)
      for (const { pay_x100 } of pays) {
        expect(pay_x100 % 5).toBe(0);
        for (const stake of stakes) expect(computePayout(BigInt(stake), pay_x100)).toBeGreaterThan(0n);
      }
  }
});
