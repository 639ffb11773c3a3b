import { createHmac } from 'node:crypto';

/** Derives the key of one use, so that equal texts of two uses have different hashes. */
export function keyOfUse(key: Buffer, use: string): Buffer {
  return createHmac('sha256', key).update(`keyed-hash ${use}`).digest();
}

/** A hash that requires the key to create or compare (HMAC-SHA-256), so that a list of hashes reveals no email. */
export function keyedHash(key: Buffer, use: string, text: string): Buffer {
  return createHmac('sha256', keyOfUse(key, use)).update(text).digest();
}
