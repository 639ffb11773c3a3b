import { asciiBytes, toHex } from '../bytes.ts';
import type { Hmac } from './cryptography.ts';

export type RoundKeyParts = {
  slug: string;
  /** 64 hex characters. */
  mathsHash: string;
  clientSeed: string;
  /** Counts up within the session from 0, in the debit transaction, without gaps. */
  nonce: number;
};

const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const hashPattern = /^[0-9a-f]{64}$/;

/** 1–64 characters of A–Z a–z 0–9 _ -: no '|', so no two sets of parts share a message. */
export function isClientSeed(text: string): boolean {
  return clientSeedPattern.test(text);
}

/**
 * The bytes of "gw1|slug|maths_hash|client_seed|nonce". The stake is not in it: the same odds at every stake.
 * @throws RangeError when a part is malformed.
 */
export function roundKeyMessage(parts: RoundKeyParts): Uint8Array {
  if (!slugPattern.test(parts.slug)) throw new RangeError('malformed slug');
  if (!hashPattern.test(parts.mathsHash)) throw new RangeError('malformed maths hash');
  if (!isClientSeed(parts.clientSeed)) throw new RangeError('malformed client seed');
  if (!Number.isSafeInteger(parts.nonce) || parts.nonce < 0) throw new RangeError('malformed nonce');
  return asciiBytes(`gw1|${parts.slug}|${parts.mathsHash}|${parts.clientSeed}|${parts.nonce}`);
}

/**
 * round_key = HMAC-SHA-256(key = server seed, message = roundKeyMessage(parts)).
 * @param serverSeed 32 bytes
 * @throws RangeError when a part is malformed or the seed is not 32 bytes.
 */
export function deriveRoundKey<R>(hmac: Hmac<R>, serverSeed: Uint8Array, parts: RoundKeyParts): R {
  if (serverSeed.length !== 32) throw new RangeError('the server seed is 32 bytes');
  return hmac(serverSeed, roundKeyMessage(parts));
}

/**
 * `outcome_seed` of a session, published before the first client seed is known: "c1:" + hex.
 * @param sha256Digest SHA-256 of the server seed, 32 bytes
 */
export function seedCommitment(sha256Digest: Uint8Array): string {
  if (sha256Digest.length !== 32) throw new RangeError('a SHA-256 digest is 32 bytes');
  return `c1:${toHex(sha256Digest)}`;
}

/** What is hashed (SHA-256, hex) as the commitment of an open decision round: "gw1-commit|" + the 32 key bytes. */
export function roundCommitmentMessage(roundKey: Uint8Array): Uint8Array {
  if (roundKey.length !== 32) throw new RangeError('a round key is 32 bytes');
  const prefix = asciiBytes('gw1-commit|');
  const message = new Uint8Array(prefix.length + 32);
  message.set(prefix);
  message.set(roundKey, prefix.length);
  return message;
}
