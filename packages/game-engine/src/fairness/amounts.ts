const amountPattern = /^(?:0|[1-9]\d{0,15})\.\d{2}$/;

/** Formats an amount: 500000 hundredths as "5000.00". The API and the records use this format. */
export function formatAmount(hundredths: bigint): string {
  if (hundredths < 0n) throw new RangeError('An amount must not be negative.');
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

/** Parses "5000.00" as hundredths. Returns null for anything else. */
export function parseAmount(text: unknown): bigint | null {
  return typeof text === 'string' && amountPattern.test(text) ? BigInt(text.replace('.', '')) : null;
}
