import type { Currency } from '@goldwren/contracts/player';
import { brand, parseHundredths } from '@goldwren/rules';
import { formatsOf } from '@goldwren/words/formats';
import { locale } from './locale.ts';

/** Numbers, dates and lists as this language writes them. */
export const formats = formatsOf(locale);

/** `"2000000.00"` → `"2,000,000"` for Gold Coins, `"2.00"` for Sweeps Coins, which always carry cents. */
export function coins(amount: string, currency: Currency): string {
  return formats.amount(amount, currency === 'sweeps' ? 'always' : 'when-needed');
}

/** As `coins`, with a sign for movements: `"+2.00"`, `"−5,000"`. */
function signedCoins(amount: string, currency: Currency): string {
  const positive = amount.replace(/^-/, '');
  return `${amount.startsWith('-') ? '−' : '+'}${coins(positive, currency)}`;
}

/** `"10.00"` → `"$10"`, cents only where there are some (spec §2). */
export function usd(amount: string): string {
  return parseHundredths(amount) === null ? amount : formats.usd(amount);
}

/** `GC` or `SC`. */
export function coinCode(currency: Currency): string {
  return currency === 'gold' ? brand.goldCode : brand.sweepsCode;
}

/** `1,234 GC`, `5.00 SC`. */
export function coinsWithCode(amount: string, currency: Currency): string {
  return `${coins(amount, currency)} ${coinCode(currency)}`;
}

/** `Nov 21, 2026`, the day in the product time zone. */
export function day(instant: string): string {
  return formats.shortDay(instant);
}

/** `Nov 21, 3:04 PM`, in the product time zone. */
export function moment(instant: string): string {
  return formats.moment(instant);
}

/** A net result with its coin: signed, unless nothing came of it. */
export function netCoins(amount: string, currency: Currency): string {
  const shown = parseHundredths(amount) === 0n ? coins(amount, currency) : signedCoins(amount, currency);
  return `${shown} ${coinCode(currency)}`;
}
