import { expect, test } from 'vitest';
import { payoutOf } from './payout.ts';
import { catalogue } from './registry.ts';

test('a payout is the stake times the pay', () => {
  expect(payoutOf(20n, 25)).toBe(5n);
  expect(payoutOf(10_000_000n, 200_000)).toBe(20_000_000_000n);
  expect(payoutOf(20n, 0)).toBe(0n);
});

test('a payout that is no whole number of hundredths is refused, never rounded', () => {
  expect(() => payoutOf(20n, 3)).toThrow('3/100 of 20 is no whole payout');
});

test.each([
  [0n, 100, 'a stake is positive'],
  [-20n, 100, 'a stake is positive'],
  [20n, -5, 'a pay is a whole number'],
  [20n, 0.5, 'a pay is a whole number'],
])('stake %d with pay %d is refused', (stake, pay, why) => {
  expect(() => payoutOf(stake, pay)).toThrow(why);
});

test('every advertised pay of every game is integral at every offered stake', () => {
  for (const { game } of catalogue) {
    const stakes = [...game.maths.stakes.gold, ...game.maths.stakes.sweeps];
    expect(stakes).toContain(game.maths.defaultStake.gold);
    expect(stakes).toContain(game.maths.defaultStake.sweeps);
    for (const { pays } of game.rules.paytable)
      for (const { pay_x100 } of pays) {
        expect(pay_x100 % 5).toBe(0);
        for (const stake of stakes) expect(payoutOf(BigInt(stake), pay_x100)).toBeGreaterThan(0n);
      }
  }
});
