import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vipPercent } from '../money/vip.ts';
import { categoryOf, isHotGame, isNewGame } from './catalogue.ts';

test.each([
  ['Starlight Fortune', 'slots'],
  ['Jacks or Better Poker', 'table'],
  ['Blackjack', 'table'],
  ['BLACKJACK Gold', 'table'],
  ['Poker Slots', 'slots'],
  ['Fortune Poker', 'slots'],
  ['Plinko', 'slots'],
  ['', 'slots'],
])('puts "%s" in the category %s', (title, category) => expect(categoryOf(title)).toBe(category));

test('marks every third id as new and every second id as hot', () => {
  expect([1, 2, 3, 4, 5, 6].map(isNewGame)).toEqual([false, false, true, false, false, true]);
  expect([1, 2, 3, 4, 5, 6].map(isHotGame)).toEqual([false, true, false, true, false, true]);
});

test.each([
  [0n, 0],
  [999_999n, 0],
  [1_000_000n, 1],
  [50_000_000n, 50],
  [99_999_999n, 99],
  [100_000_000n, 100],
  [200_000_000n, 100],
])('%s hundredths of Gold Coins fill the VIP bar to %i %%', (gold, percent) => expect(vipPercent(gold)).toBe(percent));

test('the VIP bar stays between 0 and 100 and never falls as Gold Coins rise', () => {
  const gold = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(
    fc.property(gold, fc.bigInt({ min: 0n, max: 10n ** 10n }), (balance, more) => {
      const percent = vipPercent(balance);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(vipPercent(balance + more)).toBeGreaterThanOrEqual(percent);
    }),
  );
});
