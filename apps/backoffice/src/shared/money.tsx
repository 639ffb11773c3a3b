import { brand } from '@goldwren/rules';
import { formats } from '../lib/format.ts';

export type Unit = 'USD' | 'gold' | 'sweeps';

/** An amount of the wire as text: `$50.00`, `250.00 SC`, `2,000,000 GC`. */
export function moneyText(amount: string, unit: Unit): string {
  if (unit === 'USD')
    return amount.startsWith('-') ? `-${moneyText(amount.slice(1), unit)}` : `$${formats.amount(amount, 'always')}`;
  return unit === 'gold'
    ? `${formats.amount(amount)} ${brand.goldCode}`
    : `${formats.amount(amount, 'always')} ${brand.sweepsCode}`;
}

/** An amount that never breaks over two lines; figures line up in columns. */
export function Money({ amount, unit }: { amount: string; unit: Unit }) {
  return <span className="whitespace-nowrap">{moneyText(amount, unit)}</span>;
}
