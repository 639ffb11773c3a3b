import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

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
}

/** The keys that sign session statements, and the heads of logs that are stored outside the database. */
export interface StatementKeys {
  /** The current key first, then earlier keys. */
  readonly published: readonly PublishedKey[];
  /** Signs with Ed25519 (RFC 8032) and the current key. */
  sign(message: Uint8Array): Signed;
  /** Signs with every key, in the order of `published`. */
  signWithEach(message: Uint8Array): Signed[];
  /** Returns whether one of these keys signed the message. */
  verify(message: Uint8Array, signed: Signed): boolean;
}

/** `signature`: 64 bytes. */
interface Signed {
  readonly signature: Buffer;
  readonly keyId: string;
}

/** @param seeds private keys of 32 bytes. The first one signs; all are published. */
export function createStatementKeys(seeds: readonly [Buffer, ...Buffer[]]): StatementKeys {
  const privateKeys = seeds.map(privateKeyOf);
  const keys = seeds.map(publicKeyOf);
  const published = keys.map(publishedKey);
  const signWith = (index: number, message: Uint8Array): Signed => ({
    signature: sign(null, message, privateKeys[index] as KeyObject),
    keyId: published[index]?.id as string,
  });
  const keyById = new Map(keys.map((key, index) => [published[index]?.id, key]));
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
  const key = Buffer.concat([publicKeyPrefix, publicKey]);
  return verify(null, message, createPublicKey({ key, format: 'der', type: 'spki' }), signature);
}

function privateKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privateKeyPrefix, seed]), format: 'der', type: 'pkcs8' });
}

function publicKeyOf(seed: Buffer): KeyObject {
  return createPublicKey(privateKeyOf(seed));
}

function publishedKey(key: KeyObject): PublishedKey {
  const raw = key.export({ format: 'der', type: 'spki' }).subarray(-publicKeyBytes);
  const id = createHash('sha256').update(raw).digest('hex').slice(0, idDigits);
  return { id, algorithm: 'Ed25519', public_key: raw.toString('hex') };
}
