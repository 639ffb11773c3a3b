import { createHash, createHmac } from 'node:crypto';

/** HMAC-SHA-256 as the server injects it. */
export function nodeHmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return createHmac('sha256', key).update(message).digest();
}

export function nodeSha256(message: Uint8Array | string): Uint8Array {
  return createHash('sha256').update(message).digest();
}
