import { parseHundredths } from '@goldwren/rules';
import type { Formats } from './formats.ts';

interface MillionWords {
  readonly short: string;
  readonly long: (count: string) => string;
}

const million = 100_000_000n;

function roundedUp(value: bigint, to: bigint): bigint {
  return ((value + to - 1n) / to) * to;
}

/**
 * N of "1 in N" as people read it, from two decimals of the API: a decimal below ten, whole below a thousand, three digits
 * that count below a million, and a decimal of a million from there. Always rounded up: no odds are printed better than
 * they are.
 * @param oneIn `"89.41"`; what is no such number is shown as it came.
 */
export function oddsNumber(formats: Formats, words: MillionWords, oneIn: string, form: keyof MillionWords): string {
  const hundredths = parseHundredths(oneIn);
  if (hundredths === null) return oneIn;
  const withDecimal = (value: bigint) => formats.amount(value).replace(/([.,]\d)0$/, '$1');
  if (hundredths <= 1_000n) return withDecimal(roundedUp(hundredths, 10n));
  const whole = roundedUp(hundredths, 100n);
  if (whole < million) {
    const counted = roundedUp(whole, 10n ** BigInt(Math.max(2, whole.toString().length - 3)));
    if (counted < million) return withDecimal(counted);
  }
  const count = withDecimal(roundedUp(whole, million / 10n) / 1_000_000n);
  return form === 'short' ? `${count}${words.short}` : words.long(count);
}
