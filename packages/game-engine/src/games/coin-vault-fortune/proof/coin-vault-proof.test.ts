import { expect, test } from 'vitest';
import { assertSame } from '../../../proof/assert-same.ts';
import { keyScatters, sortedEntries } from '../../../proof/reels/histogram.ts';
import { type CoinVaultData, coinVaultMathsV1 } from '../maths.ts';
import { proveCoinVault, spinsByColumns, spinsByCycle } from './prove-coin-vault.ts';
import { countRoundsByMoments, countRoundsBySums } from './vault-rounds.ts';

/** The same game with short reels full of coins. */
const small: CoinVaultData = {
  ...coinVaultMathsV1.data,
  reels: ['CCTRSR', 'CCKSL', 'CCCTW', 'KCCIG', 'CRWPL'],
};

test('counts other reels with the same result in both methods, including three coins on a reel', () => {
  const [cycle, columns] = [spinsByCycle(small), spinsByColumns(small)];
  expect(sortedEntries(cycle)).toEqual(sortedEntries(columns));
  expect(Math.max(...[...cycle.counts.keys()].map(keyScatters))).toBe(10);
  const { totals } = proveCoinVault(small);
  expect(totals.vaults > 0n && totals.vaults < totals.ways).toBe(true);
});

test('throws if a coin has another value in one method', () => {
  const spins = spinsByColumns(small);
  const [first, ...others] = small.vault.coins;
  const coins = [{ ...(first as { weight: number }), pay_x100: 105 }, ...others];
  const richer = { ...small, vault: { ...small.vault, coins } };
  const [left, right] = [countRoundsByMoments(small, spins), countRoundsBySums(richer, spins)];
  expect(() => assertSame('pay', left.pay * right.ways, right.pay * left.ways)).toThrow('disagree');
});

test('rejects a vault that could pay no more than the stake', () => {
  const coins = [{ pay_x100: 10, weight: 64 }];
  const poor = { ...small, vault: { ...small.vault, coins } };
  expect(() => countRoundsByMoments(poor, spinsByColumns(poor))).toThrow(RangeError);
});

test('rejects a grand that a vault with an empty cell could pay', () => {
  const low = { ...small, vault: { ...small.vault, grandPayX100: 20_000 } };
  expect(() => countRoundsBySums(low, spinsByColumns(low))).toThrow(RangeError);
});
