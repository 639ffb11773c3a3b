import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type KeyRotation, rotationMessage } from '@goldwren/game-engine/fairness';

/** The DER prefixes of an Ed25519 private and public key, before their 32 bytes (RFC 8410). */
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicKeyPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const publicKeyBytes = 32;
const idDigits = 16;

export interface PublishedKey {
  /** The first 16 hex digits of the SHA-256 of the public key, so that it is the same everywhere. */
  readonly id: string;
  readonly algorithm: 'Ed25519';
  /** 32 bytes, hex. */
  readonly public_key: string;
  /** The signature of the key before it, so that everyone who knows that key can accept this one. Null for the first key. */
  readonly rotation: KeyRotation | null;
}

/** The keys that sign session statements, and the heads of logs that are stored outside the database. */
export interface StatementKeys {
  /** The current key first, then earlier keys. */
  readonly published: readonly PublishedKey[];
  /** Signs with Ed25519 (RFC 8032) and the current key. */
  sign(message: Uint8Array): Signed;
  /** Signs with every key, in the order of `published`. */
  signWithEach(message: Uint8Array): Signed[];
  /** Returns whether one of these keys, or a stolen one, signed the message. */
  verify(message: Uint8Array, signed: Signed): boolean;
}

/** `signature`: 64 bytes. */
interface Signed {
  readonly signature: Buffer;
  readonly keyId: string;
}

/**
 * @param seeds private keys of 32 bytes, the newest first. The first one signs; all are published
 * @param stolen public keys of 32 bytes that only verify what they signed before
 */
export function createStatementKeys(
  seeds: readonly [Buffer, ...Buffer[]],
  stolen: readonly Buffer[] = [],
): StatementKeys {
  const privateKeys = seeds.map(privateKeyOf);
  const keys = seeds.map(publicKeyOf);
  const identified = keys.map(identifyKey);
  const signWith = (index: number, message: Uint8Array): Signed => ({
    signature: sign(null, message, privateKeys[index] as KeyObject),
    keyId: identified[index]?.id as string,
  });
  const published = identified.map((key, index): PublishedKey => {
    const previous = identified[index + 1];
    if (!previous) return { ...key, rotation: null };
    const { signature } = signWith(index + 1, rotationMessage(previous.public_key, key.public_key));
    return { ...key, rotation: { previous_id: previous.id, signature: signature.toString('hex') } };
  });
  const keyById = new Map([...keys, ...stolen.map(readPublicKey)].map((key) => [identifyKey(key).id, key]));
  return {
    published,
    sign: (message) => signWith(0, message),
    signWithEach: (message) => seeds.map((_, index) => signWith(index, message)),
    verify: (message, signed) => {
      const key = keyById.get(signed.keyId);
      return key !== undefined && verify(null, message, key, signed.signature);
    },
  };
}

/** Returns whether the signature of the message is valid for a public key of 32 bytes. */
export function verifyEd25519(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  return verify(null, message, readPublicKey(publicKey), signature);
}

function readPublicKey(publicKey: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([publicKeyPrefix, publicKey]), format: 'der', type: 'spki' });
}

function privateKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privateKeyPrefix, seed]), format: 'der', type: 'pkcs8' });
}

function publicKeyOf(seed: Buffer): KeyObject {
  return createPublicKey(privateKeyOf(seed));
}

function identifyKey(key: KeyObject): Omit<PublishedKey, 'rotation'> {
  const raw = key.export({ format: 'der', type: 'spki' }).subarray(-publicKeyBytes);
  const id = createHash('sha256').update(raw).digest('hex').slice(0, idDigits);
  return { id, algorithm: 'Ed25519', public_key: raw.toString('hex') };
}
