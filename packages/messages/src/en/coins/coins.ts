import { brand, parseHundredths } from '@goldwren/rules';
import { formats } from '../formats.ts';

function gold(amount: bigint | string): string {
  return `${formats.amount(amount)} ${brand.goldCoins}`;
}

function sweeps(amount: bigint | string): string {
  return `${formats.amount(amount)} ${brand.sweepsCoins}`;
}

/** `2,000,000 Gold Coins and 2 Sweeps Coins`; without Sweeps Coins, the Gold Coins only. */
function both(goldAmount: string, sweepsAmount: string): string {
  return parseHundredths(sweepsAmount) === 0n ? gold(goldAmount) : `${gold(goldAmount)} and ${sweeps(sweepsAmount)}`;
}

/** Amounts of coins with their names, from hundredths or wire strings. */
export const coins = { gold, sweeps, both };
