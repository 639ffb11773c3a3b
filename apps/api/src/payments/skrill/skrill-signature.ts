import { createHash, timingSafeEqual } from 'node:crypto';

export interface SignedFields {
  readonly merchantId: string;
  readonly transactionId: string;
  /** `mb_amount` as it was sent. */
  readonly amount: string;
  /** `mb_currency` as it was sent. */
  readonly currency: string;
  readonly status: string;
}

function upperHash(algorithm: 'md5' | 'sha256', text: string): string {
  return createHash(algorithm).update(text).digest('hex').toUpperCase();
}

/** Both signatures of a status notification under this secret word, in upper case hexadecimal. */
export function skrillSignatures(fields: SignedFields, secret: string): { md5sig: string; sha2sig: string } {
  const { merchantId, transactionId, amount, currency, status } = fields;
  const base = `${merchantId}${transactionId}${upperHash('md5', secret)}${amount}${currency}${status}`;
  return { md5sig: upperHash('md5', base), sha2sig: upperHash('sha256', base) };
}

/** In constant time for texts of equal length; the length of a signature is no secret. */
export function sameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
