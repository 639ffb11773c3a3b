import { createPublicKey, hash, verify } from 'node:crypto';
import { type Hmac, hmacOver } from '../src/fairness/cryptography.ts';

/** Cryptography as a Node server injects it. Text out and bytes back is a quarter of the time of a Buffer for each hash. */
export function nodeSha256(message: Uint8Array): Uint8Array {
  return Buffer.from(hash('sha256', message, 'hex'), 'hex');
}

export const nodeHmac: Hmac = hmacOver(nodeSha256);

/** DER of an Ed25519 public key up to its 32 bytes (RFC 8410). */
const publicKeyPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export function nodeEd25519(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.concat([publicKeyPrefix, publicKey]), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
}
