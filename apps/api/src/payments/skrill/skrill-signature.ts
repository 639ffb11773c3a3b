import { createHash } from 'node:crypto';

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

/** Returns the hash of the secret word that is part of the signed text. */
export function hashOfSecret(secret: string): string {
  return upperHash('md5', secret);
}

/** Computes both signatures of a status notification, in upper-case hexadecimal. */
export function skrillSignatures(fields: SignedFields, secret: string): { md5sig: string; sha2sig: string } {
  const { merchantId, transactionId, amount, currency, status } = fields;
  const base = `${merchantId}${transactionId}${hashOfSecret(secret)}${amount}${currency}${status}`;
  return { md5sig: upperHash('md5', base), sha2sig: upperHash('sha256', base) };
}
