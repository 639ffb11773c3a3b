import type { Currency } from '@goldwren/contracts/player';
import { formatsOf } from '@goldwren/messages/formats/formats';
import { brand, parseHundredths } from '@goldwren/rules';
import { locale } from './locale.ts';

/** Numbers, dates and lists in the current language. */
export const formats = formatsOf(locale);

/**
 * Formats an amount of coins from the API, with decimals only if needed: `"2000000.00"` → `"2,000,000"`, `"2.50"` →
 * `"2.50"`.
 */
export function coins(amount: string): string {
  return formats.amount(amount);
}

/** Like `coins`, with a sign for movements: `"+2"`, `"−5,000"`. */
function signedCoins(amount: string): string {
  return `${amount.startsWith('-') ? '−' : '+'}${coins(amount.replace(/^-/, ''))}`;
}

/** `"10.00"` → `"$10"`, with cents only if needed. */
export function usd(amount: string): string {
  return parseHundredths(amount) === null ? amount : formats.usd(amount);
}

/** `GC` or `SC`. */
export function coinCode(currency: Currency): string {
  return currency === 'gold' ? brand.goldCode : brand.sweepsCode;
}

/** `1,234 GC`, `5 SC`, `0.50 SC`. */
export function coinsWithCode(amount: string, currency: Currency): string {
  return `${coins(amount)} ${coinCode(currency)}`;
}

/** `Nov 21, 2026`, the day in the product's time zone. */
export function day(instant: string): string {
  return formats.shortDay(instant);
}

/** `Nov 21, 3:04 PM`, in the product's time zone. */
export function moment(instant: string): string {
  return formats.moment(instant);
}

/** A net result with its coin. Signed, unless it is zero. */
export function netCoins(amount: string, currency: Currency): string {
  const shown = parseHundredths(amount) === 0n ? coins(amount) : signedCoins(amount);
  return `${shown} ${coinCode(currency)}`;
}
