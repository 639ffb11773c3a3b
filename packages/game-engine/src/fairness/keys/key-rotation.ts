import { asciiBytes, fromHex } from '../../bytes.ts';
import type { Cryptography } from '../cryptography.ts';
import { isHash } from './derive-keys.ts';
import { fairnessKeyId } from './key-id.ts';

/** How a key replaced another one, with the field names of the API. */
export interface KeyRotation {
  /** ID of the key that was replaced. */
  readonly previous_id: string;
  /** Signature of `rotationMessage` by the replaced key, 128 hex digits. */
  readonly signature: string;
}

/** An Ed25519 key. The rotation is null for the first key of an operator, or when it is not known. */
export interface RotatedKey {
  /** 32 bytes in hex. */
  readonly publicKey: string;
  readonly rotation: KeyRotation | null;
}

const signaturePattern = /^[0-9a-f]{128}$/;

/**
 * Returns "gw3-key|previous public key|new public key", which the previous key signs. It has no time, so the signature is the
 * same whenever it is made.
 * @throws RangeError when a key is not 64 hex digits
 */
export function rotationMessage(previousKey: string, newKey: string): Uint8Array {
  if (!isHash(previousKey) || !isHash(newKey)) throw new RangeError('malformed public key');
  return asciiBytes(`gw3-key|${previousKey}|${newKey}`);
}

type Verifier = Pick<Cryptography, 'sha256' | 'ed25519'>;

/** Returns the key that signed the rotation of `key`, or null. */
async function findPrevious(
  cryptography: Verifier,
  known: readonly RotatedKey[],
  { publicKey, rotation }: RotatedKey,
): Promise<RotatedKey | null> {
  if (!isHash(publicKey) || !rotation || typeof rotation.signature !== 'string') return null;
  if (!signaturePattern.test(rotation.signature)) return null;
  for (const previous of known) {
    if ((await fairnessKeyId(cryptography, previous.publicKey)) !== rotation.previous_id) continue;
    const message = rotationMessage(previous.publicKey, publicKey);
    const isSigned = await cryptography.ed25519(fromHex(previous.publicKey), fromHex(rotation.signature), message);
    if (isSigned) return previous;
  }
  return null;
}

/**
 * Follows signed rotations from held keys to offered ones. A key has at most one successor: when two keys claim the same
 * predecessor, neither is accepted, and none is accepted next to a held successor. Otherwise a person with a stolen key
 * could add a key to an existing history.
 * @param held trusted keys, with well-formed public keys
 * @returns the accepted keys, each after its predecessor, and the offered keys that are neither held nor accepted
 */
export async function followRotations<Key extends RotatedKey>(
  cryptography: Verifier,
  held: readonly RotatedKey[],
  offered: readonly Key[],
): Promise<{ accepted: Key[]; refused: Key[] }> {
  const accepted: Key[] = [];
  let refused = offered.filter(({ publicKey }) => !held.some((key) => key.publicKey === publicKey));
  let reached = held;
  while (reached.length > 0) {
    const claims = new Map<RotatedKey, Key[]>();
    for (const key of refused) {
      const previous = await findPrevious(cryptography, reached, key);
      if (previous !== null) claims.set(previous, [...(claims.get(previous) ?? []), key]);
    }
    const next: Key[] = [];
    for (const [previous, successors] of claims) {
      const id = await fairnessKeyId(cryptography, previous.publicKey);
      const [first, ...others] = successors as [Key, ...Key[]];
      const hasOne = held.some(({ rotation }) => rotation?.previous_id === id);
      if (!hasOne && others.every(({ publicKey }) => publicKey === first.publicKey)) next.push(first);
    }
    accepted.push(...next);
    refused = refused.filter(({ publicKey }) => !next.some((key) => key.publicKey === publicKey));
    reached = next;
  }
  return { accepted, refused };
}
