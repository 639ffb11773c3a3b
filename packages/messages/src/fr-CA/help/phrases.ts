import { brand } from '@goldwren/rules';
import { formats } from '../formats.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The space between a number and its unit. */
const space = '\u00a0';

export function sc(hundredths: bigint): string {
  return `${formats.amount(hundredths)}${space}${brand.sweepsCode}`;
}

export function gc(hundredths: bigint): string {
  return `${formats.amount(hundredths)}${space}${brand.goldCode}`;
}

export function businessDays({ from, to }: Span): string {
  return `${from} à ${to}${space}jours ouvrables`;
}

export function days(count: number): string {
  return `${count}${space}${formats.plural(count, { one: 'jour', other: 'jours' })}`;
}

export function hours(count: number): string {
  return `${count}${space}${formats.plural(count, { one: 'heure', other: 'heures' })}`;
}
