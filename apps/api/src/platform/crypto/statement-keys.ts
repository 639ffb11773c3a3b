import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** The DER prefix of an Ed25519 private key, before its 32 bytes (RFC 8410). */
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicKeyBytes = 32;
const idDigits = 16;

export interface PublishedKey {
  /** The first 16 hex digits of the SHA-256 of the public key, so that it is the same everywhere. */
  readonly id: string;
  readonly algorithm: 'Ed25519';
  /** 32 bytes, hex. */
  readonly public_key: string;
}

/** The keys that sign session statements. */
export interface StatementKeys {
  /** The current key first, then earlier keys. */
  readonly published: readonly PublishedKey[];
  /** Signs with Ed25519 (RFC 8032) and the current key. */
  sign(message: Uint8Array): { signature: Buffer; keyId: string };
}

/** @param seeds private keys of 32 bytes. The first one signs; all are published. */
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
