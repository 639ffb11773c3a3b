import { reduceFraction } from '../../../proof/fraction.ts';
import { countAllSums, sumByMoments } from '../../../proof/reels/coin-sums.ts';
import { keyPay, keyScatters, type SpinHistogram } from '../../../proof/reels/histogram.ts';
import {
  type CoinCounts,
  countCoinsByChain,
  countCoinsByWaits,
  type RespinChances,
} from '../../../proof/reels/respin-chain.ts';
import { countRound, createTotals, type Totals } from '../../../proof/summary.ts';
import { cellCount } from '../evaluate.ts';
import type { CoinVaultData } from '../maths.ts';

/** Sums over all `ways` equally likely rounds. Pays are in hundredths of the stake. */
export type RoundTotals = Totals & {
  /** Rounds that open the vault. `vaultPay` is its pay in addition to the lines. */
  vaults: bigint;
  vaultPay: bigint;
};

function getChances({ vault }: CoinVaultData): RespinChances {
  const coins = BigInt(vault.coins.reduce((sum, { weight }) => sum + weight, 0));
  const { numerator, denominator } = reduceFraction(coins, coins + BigInt(vault.blanks));
  return { cells: cellCount, respins: vault.respins, coinPlaces: numerator, places: denominator };
}

/** Returns the numbers of coins that open the vault, ascending. */
function listOpenings({ coinsToOpen }: CoinVaultData, spins: SpinHistogram): number[] {
  const counts = new Set([...spins.counts.keys()].map(keyScatters).filter((coins) => coins >= coinsToOpen));
  return [...counts].sort((a, b) => a - b);
}

/** Returns a common number of ways for all vaults, so that rounds can be added. */
function findCommonWays(counts: ReadonlyMap<number, CoinCounts>): bigint {
  return [...counts.values()].reduce((most, { total }) => (total > most ? total : most), 1n);
}

const createRoundTotals = (): RoundTotals => ({ ...createTotals(), vaults: 0n, vaultPay: 0n });

/**
 * Method "moments": uses the chain of the respins, and the mean and mean square of the coin values. An open vault always
 * beats the stake, so the distribution of its sum is not needed.
 */
export function countRoundsByMoments(data: CoinVaultData, spins: SpinHistogram): RoundTotals {
  const { coins: worths, grandPayX100 } = data.vault;
  const chances = getChances(data);
  const counts = new Map(listOpenings(data, spins).map((held) => [held, countCoinsByChain(chances, held)]));
  const sums = Array.from({ length: cellCount }, (_, coins) => sumByMoments(worths, coins));
  const unit = (sums[0] as { ways: bigint }).ways;
  const ways = unit * findCommonWays(counts);
  const least = Math.min(...worths.map(({ pay_x100 }) => pay_x100)) * data.coinsToOpen;
  if (least <= 100) throw new RangeError('A vault could pay no more than the stake.');
  const totals = createRoundTotals();
  for (const [key, count] of spins.counts) {
    const found = counts.get(keyScatters(key));
    const pay = BigInt(keyPay(key));
    if (found === undefined) {
      countRound(totals, BigInt(count) * ways, pay, 0n, grandPayX100);
      continue;
    }
    const weight = BigInt(count) * (ways / unit / found.total);
    for (const [coins, often] of found.ways.entries()) {
      if (often > 0n)
        addVault(totals, weight * often, pay, coins === cellCount ? null : sums[coins], unit, grandPayX100);
    }
  }
  return totals;
}

/** Adds the rounds of one vault. @param sum of the coins; null if they fill the vault */
function addVault(
  totals: RoundTotals,
  often: bigint,
  linePay: bigint,
  sum: { pay: bigint; squares: bigint } | null | undefined,
  unit: bigint,
  grandPayX100: number,
): void {
  const ways = often * unit;
  if (!sum) {
    countRound(totals, ways, BigInt(grandPayX100), 0n, grandPayX100);
    totals.vaults += ways;
    totals.vaultPay += ways * (BigInt(grandPayX100) - linePay);
    return;
  }
  for (const part of ['ways', 'hits', 'keeps', 'beats', 'vaults'] as const) totals[part] += ways;
  totals.vaultPay += often * sum.pay;
  totals.pay += ways * linePay + often * sum.pay;
  totals.netSquared += often * (unit * linePay * linePay + 2n * linePay * sum.pay + sum.squares);
}

/** Method "all sums": uses the waits between coins, and counts every possible sum of the coins. */
export function countRoundsBySums(data: CoinVaultData, spins: SpinHistogram): RoundTotals {
  const { coins: worths, grandPayX100 } = data.vault;
  const chances = getChances(data);
  const counts = new Map(listOpenings(data, spins).map((held) => [held, countCoinsByWaits(chances, held)]));
  const places = BigInt(worths.reduce((sum, { weight }) => sum + weight, 0));
  const sums = Array.from({ length: cellCount }, (_, coins) => countAllSums(worths, coins));
  const most = findCommonWays(counts);
  const ways = most * places ** BigInt(cellCount);
  const pays = new Map([...counts].map(([held, found]) => [held, countPays(found, sums, places, grandPayX100)]));
  const totals = createRoundTotals();
  for (const [key, count] of spins.counts) {
    const held = keyScatters(key);
    const linePay = BigInt(keyPay(key));
    const vault = pays.get(held);
    if (vault === undefined) {
      countRound(totals, BigInt(count) * ways, linePay, 0n, grandPayX100);
      continue;
    }
    const weight = BigInt(count) * (most / (counts.get(held) as CoinCounts).total);
    for (const [vaultPay, often] of vault) {
      const isGrand = vaultPay === grandPayX100;
      const pay = isGrand ? BigInt(vaultPay) : linePay + BigInt(vaultPay);
      if (!isGrand && pay >= BigInt(grandPayX100))
        throw new RangeError('A vault that is not full pays as much as the grand.');
      countRound(totals, weight * often, pay, 0n, grandPayX100);
      totals.vaults += weight * often;
      totals.vaultPay += weight * often * (pay - linePay);
    }
  }
  return totals;
}

/** Returns ways by pay of a vault, with the grand for a full one. They are over the total of `found` × places^cells. */
function countPays(
  found: CoinCounts,
  sums: readonly ReadonlyMap<number, bigint>[],
  places: bigint,
  grandPayX100: number,
): ReadonlyMap<number, bigint> {
  const pays = new Map<number, bigint>();
  const add = (pay: number, ways: bigint) => pays.set(pay, (pays.get(pay) ?? 0n) + ways);
  for (const [coins, often] of found.ways.entries()) {
    if (often === 0n) continue;
    if (coins === cellCount) add(grandPayX100, often * places ** BigInt(cellCount));
    else
      for (const [pay, ways] of sums[coins] as ReadonlyMap<number, bigint>)
        add(pay, often * ways * places ** BigInt(cellCount - coins));
  }
  return pays;
}
