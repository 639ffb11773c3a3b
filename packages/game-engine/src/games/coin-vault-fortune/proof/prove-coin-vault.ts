import { reelCount } from '../../../families/reels/lines-5x3.ts';
import { assertSame } from '../../../proof/assert-same.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import { keyPay, keyScatters, type SpinHistogram, sortedEntries } from '../../../proof/reels/histogram.ts';
import { countByColumns } from '../../../proof/reels/line-columns.ts';
import { countByCycle } from '../../../proof/reels/line-cycle.ts';
import { computeLinePayOverCycle, computeScattersOverCycle } from '../../../proof/reels/line-symbol-counts.ts';
import { formatThousands, type ParRow, type Proof, summarizeProof } from '../../../proof/summary.ts';
import { cellCount, createCoinVaultTables } from '../evaluate.ts';
import type { CoinVaultData } from '../maths.ts';
import { countRoundsByMoments, countRoundsBySums, type RoundTotals } from './vault-rounds.ts';

/** All line pays are multiples of this number of hundredths of the stake. */
const unit = 5;

/** Counts only the lines over all stops with the shipped evaluator. */
export function spinsByCycle(data: CoinVaultData): SpinHistogram {
  const { lines, strips, vault } = createCoinVaultTables(data);
  return countByCycle(lines, strips, unit, vault.grandPayX100);
}

export function spinsByColumns(data: CoinVaultData): SpinHistogram {
  return countByColumns(data, data.reels);
}

function assertSymbolCounts(data: CoinVaultData, spins: SpinHistogram): void {
  let pay = 0n;
  const coins = computeScattersOverCycle(data, data.reels).map(() => 0n);
  for (const [key, count] of spins.counts) {
    pay += BigInt(keyPay(key)) * BigInt(count);
    coins[keyScatters(key)] = (coins[keyScatters(key)] ?? 0n) + BigInt(count);
  }
  assertSame('line pay by symbol counts', pay, computeLinePayOverCycle(data, data.reels));
  assertSame('coins by symbol counts', coins, computeScattersOverCycle(data, data.reels));
}

/** Compares shares of all ways, because the two methods have different totals. */
function shares({ ways, ...counted }: RoundTotals) {
  return Object.entries(counted).map(([name, count]) => [name, reduceFraction(count, ways)]);
}

export type CoinVaultProof = Proof & { totals: RoundTotals };

/**
 * Proves the game. Every stage is counted with two unrelated methods, and the proof throws unless both give the same
 * integers. The spin is counted by full cycle and by columns, and its means by symbol counts. The vault is counted by the
 * chain of its respins with the moments of its coins, and by the waits between coins with all their sums.
 */
export function proveCoinVault(data: CoinVaultData): CoinVaultProof {
  const [cycle, columns] = [spinsByCycle(data), spinsByColumns(data)];
  assertSame('spins', sortedEntries(cycle), sortedEntries(columns));
  assertSymbolCounts(data, columns);
  const totals = countRoundsByMoments(data, cycle);
  assertSame('rounds', shares(totals), shares(countRoundsBySums(data, columns)));
  return { totals, ...describe(data, totals, cycle) };
}

function describe(data: CoinVaultData, totals: RoundTotals, spins: SpinHistogram): Proof {
  const { grandPayX100 } = data.vault;
  const base = BigInt(spins.cycle);
  const linePay = computeLinePayOverCycle(data, data.reels);
  const lineHits = [...spins.counts].reduce((sum, [key, count]) => (keyPay(key) > 0 ? sum + count : sum), 0);
  if (linePay * totals.ways + totals.vaultPay * base !== totals.pay * base) {
    throw new Error('The parts of the return do not add up.');
  }
  const opened = computeScattersOverCycle(data, data.reels).map((ways, coins) => ({ ways, coins }));
  const rows: ParRow[] = [
    { name: 'Line wins', odds: reduceFraction(BigInt(lineHits), base), share: reduceFraction(linePay, 100n * base) },
    {
      name: 'The vault, all together',
      odds: reduceFraction(totals.vaults, totals.ways),
      share: reduceFraction(totals.vaultPay, 100n * totals.ways),
    },
    {
      name: `Full vault, ${formatThousands(grandPayX100 / 100)}×`,
      odds: reduceFraction(totals.top, totals.ways),
      share: reduceFraction(totals.top * BigInt(grandPayX100), 100n * totals.ways),
    },
  ];
  for (const { ways, coins } of opened) {
    if (coins < data.coinsToOpen || ways === 0n) continue;
    rows.push({ name: `Opened by ${coins} coins`, odds: reduceFraction(ways, base), share: reduceFraction(0n, 1n) });
  }
  const words = {
    note: '' as const,
    method: [
      `Full cycle: every combination of stops of the ${reelCount} reels, through the evaluator that ships.`,
      'Columns: dynamic programming over distinct windows from the left, written from the rules. The histogram is the same, integer for integer. Symbol counts give the same means and coins.',
      'Respins are computed by a Markov chain over coins and respins left, and again by the waits between coins. Values of the coins are computed by their moments, and again by every possible sum. Both give the same integers.',
    ],
    cases: `${formatThousands(spins.cycle)} stop combinations; every number of coins in ${cellCount} cells and every sum of their values`,
  };
  const feature = { id: 'vault', ways: totals.vaults, pay: totals.vaultPay };
  return {
    summary: summarizeProof(
      [{ choice: {}, label: '', totals, feature, maxPayX100: grandPayX100, maxRaiseX100: 0 }],
      words,
    ),
    rows,
    notes: [
      'The vault counts what it adds to the lines of its spin. A full vault pays the grand instead of the lines.',
      'The third row is included in the second. The rows below it show only the odds; their share is also in the second row.',
    ],
  };
}
