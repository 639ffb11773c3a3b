/**
 * Money is an integer number of hundredths (`bigint`) in the domain and a decimal string with exactly two decimals
 * on the wire. No float ever holds an amount.
 */

const wirePattern = /^(-?)(\d{1,15})\.(\d{2})$/;

/** The largest amount accepted or produced, in hundredths; far above any balance, far below bigint columns' 2^63. */
export const maxHundredths = 99_999_999_999_999_999n;

/** `"12.34"` → `1234n`. Anything but an optional minus, 1–15 digits, a dot and two digits gives `null`. */
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
 * For people: thousands grouped, decimals only when they carry something or `decimals: 'always'` asks for them.
 * `200000000n` → `"2,000,000"`, `150n` → `"1.50"`.
 */
export function displayHundredths(hundredths: bigint, decimals: 'always' | 'when-needed' = 'when-needed'): string {
  const [whole = '0', fraction = '00'] = formatHundredths(hundredths).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === 'always' || fraction !== '00' ? `${grouped}.${fraction}` : grouped;
}
