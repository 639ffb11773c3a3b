import { fromHex, toHex } from '../../bytes.ts';
import type { Cryptography } from '../cryptography.ts';
import { isHash } from './derive-keys.ts';

// The server names a key by the first 16 hex digits of the SHA-256 of its 32 bytes. A verifier computes the hash of each
// trusted key, and never believes an id that came with a key.

const idDigits = 16;
const idPattern = /^[0-9a-f]{16}$/;

/** Returns true for the id of a key, as the server writes it. */
export function isKeyId(id: unknown): id is string {
  return typeof id === 'string' && idPattern.test(id);
}

/** Returns the ID of a public key: the first 16 hex digits of its SHA-256. @throws RangeError for a malformed key */
export async function fairnessKeyId({ sha256 }: Pick<Cryptography, 'sha256'>, publicKey: string): Promise<string> {
  if (!isHash(publicKey)) throw new RangeError('malformed public key');
  return toHex(await sha256(fromHex(publicKey))).slice(0, idDigits);
}

/** Returns the key with this id. Null without one. @param keys trusted public keys, 64 hex digits each */
export async function findKey(
  cryptography: Pick<Cryptography, 'sha256'>,
  keys: readonly string[],
  id: string,
): Promise<string | null> {
  if (!isKeyId(id)) return null;
  for (const key of keys) if ((await fairnessKeyId(cryptography, key)) === id) return key;
  return null;
}
