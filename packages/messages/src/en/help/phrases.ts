import { brand } from '@goldwren/rules';
import { formats } from '../formats.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** `50 SC` */
export function sc(hundredths: bigint): string {
  return `${formats.amount(hundredths)} ${brand.sweepsCode}`;
}

/** `2,000,000 GC` */
export function gc(hundredths: bigint): string {
  return `${formats.amount(hundredths)} ${brand.goldCode}`;
}

/** `1-5 business days` */
export function businessDays({ from, to }: Span): string {
  return `${from}-${to} business days`;
}

export function days(count: number): string {
  return `${count} ${formats.plural(count, { one: 'day', other: 'days' })}`;
}

export function hours(count: number): string {
  return `${count} ${formats.plural(count, { one: 'hour', other: 'hours' })}`;
}
