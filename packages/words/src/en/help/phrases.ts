import { brand } from '@goldwren/rules';
import { formats } from '../formats.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** `50 SC` */
export const sc = (hundredths: bigint): string => `${formats.amount(hundredths)} ${brand.sweepsCode}`;
/** `2,000,000 GC` */
export const gc = (hundredths: bigint): string => `${formats.amount(hundredths)} ${brand.goldCode}`;
/** `1-5 business days` */
export const businessDays = ({ from, to }: Span): string => `${from}-${to} business days`;
export const days = (count: number): string => `${count} ${formats.plural(count, { one: 'day', other: 'days' })}`;
export const hours = (count: number): string => `${count} ${formats.plural(count, { one: 'hour', other: 'hours' })}`;
