import type { Currency } from '@goldwren/contracts';
import { brand, displayHundredths, parseHundredths, productTimeZone } from '@goldwren/rules';

/** `"2000000.00"` → `"2,000,000"` for Gold Coins, `"2.00"` for Sweeps Coins, which always carry cents. */
export function coins(amount: string, currency: Currency): string {
  const hundredths = parseHundredths(amount);
  return hundredths === null ? amount : displayHundredths(hundredths, currency === 'sweeps' ? 'always' : 'when-needed');
}

/** As `coins`, with a sign for movements: `"+2.00"`, `"−5,000"`. */
export function signedCoins(amount: string, currency: Currency): string {
  const positive = amount.replace(/^-/, '');
  return `${amount.startsWith('-') ? '−' : '+'}${coins(positive, currency)}`;
}

/** `GC` or `SC`. */
export function coinCode(currency: Currency): string {
  return currency === 'gold' ? brand.goldCode : brand.sweepsCode;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: productTimeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: productTimeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Nov 21, 2026`, the day in the product time zone. */
export function day(instant: string): string {
  return dateFormat.format(new Date(instant));
}

/** `Nov 21, 3:04 PM`, in the product time zone. */
export function moment(instant: string): string {
  return dateTimeFormat.format(new Date(instant));
}
