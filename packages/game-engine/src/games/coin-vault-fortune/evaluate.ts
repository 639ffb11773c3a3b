import {
  createLineStrips,
  createLineTables,
  type LineStrips,
  type LineTables,
  reelCount,
  rowCount,
  sumLinePays,
} from '../../families/reels/lines-5x3.ts';
import { createRespinTables, evaluateRespins, type RespinTables } from '../../families/reels/respins.ts';
import { countScatters, drawStops, type Stops } from '../../families/reels/strips.ts';
import type { Rng } from '../../types.ts';
import type { CoinVaultData } from './maths.ts';

export const cellCount = reelCount * rowCount;

/** The maths as flat integer tables. */
export type CoinVaultTables = {
  lines: LineTables;
  strips: LineStrips;
  coinsToOpen: number;
  vault: RespinTables;
};

export function createCoinVaultTables(data: CoinVaultData): CoinVaultTables {
  const lines = createLineTables(data);
  return {
    lines,
    strips: createLineStrips(data, lines, data.reels),
    coinsToOpen: data.coinsToOpen,
    vault: createRespinTables(data.vault),
  };
}

/**
 * Returns the pay of only the lines of a spin, in hundredths of the stake.
 * @param stops scratch space; holds the stops afterwards
 */
export function evaluateLines(tables: CoinVaultTables, rng: Rng, stops: Stops): number {
  drawStops(rng, tables.strips, stops);
  return sumLinePays(tables.lines, tables.strips, stops);
}

/**
 * Returns the pay of a whole round with respins, in hundredths of the stake: the result of `play` without events.
 * @param stops scratch space
 */
export function evaluateRound(tables: CoinVaultTables, rng: Rng, stops: Stops): number {
  const pay = evaluateLines(tables, rng, stops);
  const coins = countScatters(tables.strips, stops);
  return coins < tables.coinsToOpen ? pay : evaluateVault(tables, rng, pay, coins);
}

/** A separate function, because only one of a hundred rounds opens the vault. */
function evaluateVault({ vault }: CoinVaultTables, rng: Rng, linePay: number, coins: number): number {
  const vaultPay = evaluateRespins(vault, rng, cellCount, coins);
  return vaultPay < 0 ? vault.grandPayX100 : linePay + vaultPay;
}
