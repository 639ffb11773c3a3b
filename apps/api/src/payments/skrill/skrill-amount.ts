import { formatHundredths } from '@goldwren/rules';

/**
 * An amount as Skrill wants it: whole dollars without decimals (`"10"`), others with both (`"9.90"`). Its guide: no
 * trailing zeroes where the amount is a natural number.
 */
export function skrillAmount(cents: bigint): string {
  return cents % 100n === 0n ? (cents / 100n).toString() : formatHundredths(cents);
}

/**
 * Is this `mb_amount` the price? Compared as text, for a number read from text has already been interpreted. Two
 * spellings count: the one we sent, and the one with two decimals (`"10.00"`). `"9.9"` for 9.90 is neither: it goes to
 * review, and a person looks.
 */
export function isAmountOf(text: string, cents: bigint): boolean {
  return text === skrillAmount(cents) || text === formatHundredths(cents);
}
