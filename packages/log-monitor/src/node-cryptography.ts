import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { NoteCryptography } from '@goldwren/transparency-log';

/** The DER prefixes of an Ed25519 public and private key, before their 32 bytes (RFC 8410). */
const publicKeyPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

export const nodeCryptography: NoteCryptography = {
  sha256: (message) => new Uint8Array(createHash('sha256').update(message).digest()),
  ed25519(publicKey, signature, message) {
    const key = Buffer.concat([publicKeyPrefix, publicKey]);
    return verify(null, message, createPublicKey({ key, format: 'der', type: 'spki' }), signature);
  },
};

export interface SigningKey {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

/** @param seed the private key, 32 bytes */
export function createSigningKey(seed: Uint8Array): SigningKey {
  const key = createPrivateKey({ key: Buffer.concat([privateKeyPrefix, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32));
  return { publicKey, sign: (message) => new Uint8Array(sign(null, message, key)) };
}
