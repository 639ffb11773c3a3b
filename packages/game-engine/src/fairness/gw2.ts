import { asciiBytes, joinBytes, toHex } from '../bytes.ts';
import type { Hmac, Sha256 } from './cryptography.ts';

// Scheme gw2; docs/games/fairness-gw2.md describes every step. Each message begins with a name of its own, so that no
// bytes hashed for one purpose are ever those of another.

const secretBytes = 32;
const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;
const ownTextPattern = /^[A-Za-z0-9_-]{0,31}$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const hashPattern = /^[0-9a-f]{64}$/;

function assertSecret(bytes: Uint8Array, what: string): void {
  if (bytes.length !== secretBytes) throw new RangeError(`${what} is ${secretBytes} bytes`);
}

function assertNonce(nonce: number): void {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('malformed nonce');
}

/** True for 64 lower-case hex digits: every hash and secret as text. */
export function isHash(text: unknown): text is string {
  return typeof text === 'string' && hashPattern.test(text);
}

/** 1–64 characters of A–Z a–z 0–9 _ -: no '|', so no two sets of parts share a message. */
export function isClientSeed(text: unknown): text is string {
  return typeof text === 'string' && clientSeedPattern.test(text);
}

/** The player's own part of a client seed: up to 31 of the same characters, or nothing. */
export function isOwnText(text: string): boolean {
  return ownTextPattern.test(text);
}

/**
 * A round's client seed: the player's own text, a hyphen and 32 hex digits, or the digits alone.
 * @param random 16 bytes from `crypto.getRandomValues`, fresh for this round, drawn after its commitment is held
 * @throws RangeError when a part is malformed.
 */
export function clientSeedOf(ownText: string, random: Uint8Array): string {
  if (!isOwnText(ownText)) throw new RangeError('malformed own text');
  if (random.length !== 16) throw new RangeError('16 random bytes');
  return ownText === '' ? toHex(random) : `${ownText}-${toHex(random)}`;
}

/** "gw2-session|" and the 32 bytes of the session seed. */
export function sessionCommitMessage(sessionSeed: Uint8Array): Uint8Array {
  assertSecret(sessionSeed, 'a session seed');
  return joinBytes(asciiBytes('gw2-session|'), sessionSeed);
}

/** `outcome_seed` of a session as text. @param digest SHA-256 of `sessionCommitMessage` */
export function outcomeSeedOf(digest: Uint8Array): string {
  assertSecret(digest, 'a SHA-256 digest');
  return `c2:${toHex(digest)}`;
}

/** r_n = HMAC-SHA-256(session seed, "gw2-round|" + n). @throws RangeError when a part is malformed. */
export function deriveRoundSecret<R>(hmac: Hmac<R>, sessionSeed: Uint8Array, nonce: number): R {
  assertSecret(sessionSeed, 'a session seed');
  assertNonce(nonce);
  return hmac(sessionSeed, asciiBytes(`gw2-round|${nonce}`));
}

/** "gw2-commit|" and the 32 bytes of the round secret; its SHA-256 is the round's commitment c_n. */
export function roundCommitMessage(roundSecret: Uint8Array): Uint8Array {
  assertSecret(roundSecret, 'a round secret');
  return joinBytes(asciiBytes('gw2-commit|'), roundSecret);
}

export type RoundKeyParts = {
  slug: string;
  /** 64 hex digits. */
  mathsHash: string;
  clientSeed: string;
  /** Counts up within the session from 0, in the debit transaction, without gaps. */
  nonce: number;
};

/**
 * "gw2|slug|maths_hash|client_seed|nonce". The stake is not in it: the same odds at every stake.
 * @throws RangeError when a part is malformed.
 */
export function roundKeyMessage(parts: RoundKeyParts): Uint8Array {
  if (!slugPattern.test(parts.slug)) throw new RangeError('malformed slug');
  if (!isHash(parts.mathsHash)) throw new RangeError('malformed maths hash');
  if (!isClientSeed(parts.clientSeed)) throw new RangeError('malformed client seed');
  assertNonce(parts.nonce);
  return asciiBytes(`gw2|${parts.slug}|${parts.mathsHash}|${parts.clientSeed}|${parts.nonce}`);
}

/** round_key = HMAC-SHA-256(r_n, roundKeyMessage(parts)). @throws RangeError when a part is malformed. */
export function deriveRoundKey<R>(hmac: Hmac<R>, roundSecret: Uint8Array, parts: RoundKeyParts): R {
  assertSecret(roundSecret, 'a round secret');
  return hmac(roundSecret, roundKeyMessage(parts));
}

/** The commitment of a session, published when it starts: "c2:" and 64 hex digits. */
export function outcomeSeed(sha256: Sha256, sessionSeed: Uint8Array): string {
  return outcomeSeedOf(sha256(sessionCommitMessage(sessionSeed)));
}

/** c_n as 64 hex digits, published before anybody knows the client seed of round n. */
export function roundCommitment(sha256: Sha256, roundSecret: Uint8Array): string {
  return toHex(sha256(roundCommitMessage(roundSecret)));
}
