import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicKeyBytes = 32;
const idDigits = 16;

export interface PublishedKey {
  /** The first 16 hex digits of SHA-256 of the public key: the same wherever the key is listed. */
  readonly id: string;
  readonly algorithm: 'Ed25519';
  /** 32 bytes, hex. */
  readonly public_key: string;
}

/** The keys that session statements are signed with. */
export interface StatementKeys {
  /** The present key first, then those that signed before it. */
  readonly published: readonly PublishedKey[];
  /** Ed25519 (RFC 8032) with the present key. */
  sign(message: Uint8Array): { signature: Buffer; keyId: string };
}

/** @param seeds private keys of 32 bytes; the first signs, all are published. */
export function createStatementKeys(seeds: readonly [Buffer, ...Buffer[]]): StatementKeys {
  const [present] = seeds;
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateKeyPrefix, present]),
    format: 'der',
    type: 'pkcs8',
  });
  const published = seeds.map(publishedKey);
  const { id: keyId } = publishedKey(present);
  return { published, sign: (message) => ({ signature: sign(null, message, privateKey), keyId }) };
}

function publishedKey(seed: Buffer): PublishedKey {
  const key = createPrivateKey({ key: Buffer.concat([privateKeyPrefix, seed]), format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-publicKeyBytes);
  const id = createHash('sha256').update(raw).digest('hex').slice(0, idDigits);
  return { id, algorithm: 'Ed25519', public_key: raw.toString('hex') };
}
