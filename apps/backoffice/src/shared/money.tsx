import { brand } from '@goldwren/rules';
import { formats } from '../lib/format.ts';

export type Unit = 'USD' | 'gold' | 'sweeps';

/** Formats an amount in the wire format as the players' site does: `$50`, `-$12.50`, `250 SC`, `2,000,000 GC`. */
export function moneyText(amount: string, unit: Unit): string {
  if (unit === 'USD') return amount.startsWith('-') ? `-${formats.usd(amount.slice(1))}` : formats.usd(amount);
  return `${formats.amount(amount)} ${unit === 'gold' ? brand.goldCode : brand.sweepsCode}`;
}

/** An amount that never wraps. Its figures line up in columns. */
export function Money({ amount, unit }: { amount: string; unit: Unit }) {
  return <span className="whitespace-nowrap">{moneyText(amount, unit)}</span>;
}
