import { parseHundredths } from '@goldwren/rules';
import type { coins as Shape } from '../../en/coins/coins.ts';
import { formats } from '../formats.ts';

function gold(amount: bigint | string): string {
  return `${formats.amount(amount)}\u00a0${formats.pluralOf(amount, { one: 'pièce d’or', other: 'pièces d’or' })}`;
}

function sweeps(amount: bigint | string): string {
  return `${formats.amount(amount)}\u00a0${formats.pluralOf(amount, { one: 'pièce Sweeps', other: 'pièces Sweeps' })}`;
}

function both(goldAmount: string, sweepsAmount: string): string {
  return parseHundredths(sweepsAmount) === 0n ? gold(goldAmount) : `${gold(goldAmount)} et ${sweeps(sweepsAmount)}`;
}

export const coins: typeof Shape = { gold, sweeps, both };
