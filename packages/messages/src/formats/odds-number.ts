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

/** The percentage of rounds that pay less than the stake, rounded down, from N of "1 in N" rounds that pay at least it. */
export function percentBelowStake(keepsStake: string): number {
  return Math.floor(100 - 100 / Number(keepsStake));
}

/**
 * Formats N of "1 in N" from two decimals of the API. It has one decimal below ten, none below a thousand, and three
 * significant digits below a million. Above, it has one decimal of a million. N is always rounded up, so that odds never
 * look better than they are.
 * @param oneIn Such as `"89.41"`. Other text is returned unchanged.
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
