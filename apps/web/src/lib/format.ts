import type { Currency } from '@goldwren/contracts/player';
import { brand, displayHundredths, displayUsd, parseHundredths, productTimeZone } from '@goldwren/rules';

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

/** `"10.00"` → `"$10"`, cents only where there are some (spec §2). */
export function usd(amount: string): string {
  const cents = parseHundredths(amount);
  return cents === null ? amount : displayUsd(cents);
}

/** `GC` or `SC`. */
export function coinCode(currency: Currency): string {
  return currency === 'gold' ? brand.goldCode : brand.sweepsCode;
}

/** `1,234 GC`, `5.00 SC`. */
export function coinsWithCode(amount: string, currency: Currency): string {
  return `${coins(amount, currency)} ${coinCode(currency)}`;
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

const calendarDayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** `Nov 21, 2026`, the day in the product time zone. */
export function day(instant: string): string {
  return dateFormat.format(new Date(instant));
}

/** `Nov 21, 3:04 PM`, in the product time zone. */
export function moment(instant: string): string {
  return dateTimeFormat.format(new Date(instant));
}

/** `Nov 21`, for a calendar day written `YYYY-MM-DD`, which belongs to no time zone. */
export function calendarDay(text: string): string {
  return calendarDayFormat.format(new Date(`${text}T00:00:00Z`));
}
