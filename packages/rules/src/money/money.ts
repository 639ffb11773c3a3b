/**
 * Money is an integer number of hundredths (`bigint`) in the domain and a decimal string with exactly two
 * decimals on the wire. No amount is ever a float.
 */

const wirePattern = /^(-?)(\d{1,15})\.(\d{2})$/;

/**
 * The largest amount accepted or produced, in hundredths. It is far above any balance and far below the 2^63 of
 * bigint columns.
 */
export const maxHundredths = 99_999_999_999_999_999n;

/** `"12.34"` → `1234n`. Returns `null` for anything except an optional minus, 1–15 digits, a dot and two digits. */
export function parseHundredths(text: string): bigint | null {
  const match = wirePattern.exec(text);
  if (!match) return null;
  const value = BigInt(`${match[2]}${match[3]}`);
  return match[1] ? -value : value;
}

/** `1234n` → `"12.34"`, `-5n` → `"-0.05"`. */
export function formatHundredths(hundredths: bigint): string {
  const sign = hundredths < 0n ? '-' : '';
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * For display: thousands are grouped. Decimals are shown only if they are not zero or if `decimals` is
 * `'always'`. `200000000n` → `"2,000,000"`, `150n` → `"1.50"`.
 */
export function displayHundredths(hundredths: bigint, decimals: 'always' | 'when-needed' = 'when-needed'): string {
  const [whole = '0', fraction = '00'] = formatHundredths(hundredths).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === 'always' || fraction !== '00' ? `${grouped}.${fraction}` : grouped;
}
