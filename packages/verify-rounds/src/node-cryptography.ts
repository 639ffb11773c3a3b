import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import type { Cryptography } from '@goldwren/game-engine/fairness';

/** DER prefix of an Ed25519 public key, before its 32 bytes (RFC 8410). */
const publicKeyPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export const nodeCryptography: Cryptography = {
  sha256: (message) => new Uint8Array(createHash('sha256').update(message).digest()),
  hmac: (key, message) => new Uint8Array(createHmac('sha256', key).update(message).digest()),
  ed25519(publicKey, signature, message) {
    const der = Buffer.concat([publicKeyPrefix, publicKey]);
    return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
  },
};
