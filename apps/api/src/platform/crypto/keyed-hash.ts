import { createHmac } from 'node:crypto';

/**
 * A hash that only whoever has the key can make or compare (HMAC-SHA-256), so that a list of them tells nobody's email. Each
 * use has a name of its own: equal texts of two uses are not equal.
 */
export function keyedHash(key: Buffer, use: string, text: string): Buffer {
  const keyOfUse = createHmac('sha256', key).update(`keyed-hash ${use}`).digest();
  return createHmac('sha256', keyOfUse).update(text).digest();
}
