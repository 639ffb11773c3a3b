import { createHmac } from 'node:crypto';

/** The key of one use: equal texts of two uses do not have equal hashes. */
export function keyOfUse(key: Buffer, use: string): Buffer {
  return createHmac('sha256', key).update(`keyed-hash ${use}`).digest();
}

/** A hash that only whoever has the key can make or compare (HMAC-SHA-256), so that a list of them tells nobody's email. */
export function keyedHash(key: Buffer, use: string, text: string): Buffer {
  return createHmac('sha256', keyOfUse(key, use)).update(text).digest();
}
