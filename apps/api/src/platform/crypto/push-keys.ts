import { createECDH } from 'node:crypto';

/** A VAPID key pair (RFC 8292), both as base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Reads a private key of P-256 from hexadecimal digits, and computes its public key. Null when it is no private key. */
export function readPushKey(hex: string): PushKey | null {
  const curve = createECDH('prime256v1');
  const privateKey = Buffer.from(hex, 'hex');
  try {
    curve.setPrivateKey(privateKey);
  } catch {
    return null;
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Returns the public key that belongs to a list of private keys; null when there is none or it cannot be read. */
export function publicPushKey(signingKeys: string): string | null {
  return readPushKey(signingKeys.split(',')[0] ?? '')?.publicKey ?? null;
}
