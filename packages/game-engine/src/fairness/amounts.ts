const amountPattern = /^(?:0|[1-9]\d{0,15})\.\d{2}$/;

/** "5000.00" of 500000 hundredths: amounts as the wire and the records have them. */
export function amountText(hundredths: bigint): string {
  if (hundredths < 0n) throw new RangeError('an amount is not negative');
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

/** Hundredths of "5000.00"; null for anything else. */
export function parseAmount(text: unknown): bigint | null {
  return typeof text === 'string' && amountPattern.test(text) ? BigInt(text.replace('.', '')) : null;
}
