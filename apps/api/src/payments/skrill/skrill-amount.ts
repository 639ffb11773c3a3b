import { formatHundredths } from '@goldwren/rules';

/**
 * Formats an amount for Skrill: whole dollars without decimals (`"10"`), others with two (`"9.90"`). Skrill's guide forbids
 * trailing zeroes when the amount is a natural number.
 */
export function skrillAmount(cents: bigint): string {
  return cents % 100n === 0n ? (cents / 100n).toString() : formatHundredths(cents);
}

/**
 * Whether this `mb_amount` is the price. It compares text, because parsing a number would already interpret it. It accepts
 * the amount as sent to Skrill, and the amount with two decimals (`"10.00"`). Other spellings, such as `"9.9"` for 9.90, go
 * to manual review.
 */
export function isAmountOf(text: string, cents: bigint): boolean {
  return text === skrillAmount(cents) || text === formatHundredths(cents);
}
