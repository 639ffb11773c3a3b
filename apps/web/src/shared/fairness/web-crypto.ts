import type { Cryptography } from '@goldwren/game-engine/fairness';

/** False in insecure contexts, where WebCrypto is missing. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

async function sha256(message: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', message as BufferSource));
}

async function hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message as BufferSource));
}

/** The browser's own Ed25519. Older browsers download an implementation. */
async function ed25519(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const imported = await crypto.subtle
    .importKey('raw', publicKey as BufferSource, { name: 'Ed25519' }, false, ['verify'])
    .catch(() => null);
  if (imported !== null) {
    return crypto.subtle.verify('Ed25519', imported, signature as BufferSource, message as BufferSource);
  }
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, message, publicKey).catch(() => false);
}

export const webCryptography: Cryptography = { sha256, hmac, ed25519 };
