import { fromHex, toHex } from '../bytes.ts';
import type { Cryptography } from './cryptography.ts';

// The server names a key by the first 16 hex digits of the SHA-256 of its 32 bytes. Whoever verifies computes the hash of
// each key that they trust, and never believes an id that came with a key.

const idPattern = /^[0-9a-f]{16}$/;

/** Returns true for the id of a key, as the server writes it. */
export function isKeyId(id: unknown): id is string {
  return typeof id === 'string' && idPattern.test(id);
}

/** Returns the key with this id. Null without one. @param keys trusted public keys, 64 hex digits each */
export async function findKey(
  { sha256 }: Pick<Cryptography, 'sha256'>,
  keys: readonly string[],
  id: string,
): Promise<string | null> {
  if (!isKeyId(id)) return null;
  for (const key of keys) if (toHex(await sha256(fromHex(key))).startsWith(id)) return key;
  return null;
}
