import { asciiBytes, joinBytes, toHex } from '../../bytes.ts';
import type { Hmac, Sha256 } from '../cryptography.ts';

// Scheme gw3, docs/games/fairness-gw3.md. Keys are derived as in gw2, so the messages still begin with that name. Each has its
// own name, so that bytes hashed for one purpose never equal bytes hashed for another.

const secretBytes = 32;
const clientSeedPattern = /^[A-Za-z0-9_-]{1,96}$/;
const ownTextPattern = /^[A-Za-z0-9_-]{0,31}$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const hashPattern = /^[0-9a-f]{64}$/;

function assertSecret(bytes: Uint8Array, what: string): void {
  if (bytes.length !== secretBytes) throw new RangeError(`${what} is ${secretBytes} bytes`);
}

function assertNonce(nonce: number): void {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('malformed nonce');
}

/** Returns true for 64 lower-case hex digits, the text form of every hash and secret. */
export function isHash(text: unknown): text is string {
  return typeof text === 'string' && hashPattern.test(text);
}

/** Returns true for 1–96 characters of A–Z a–z 0–9 _ -. Without '|', two sets of parts never have the same message. */
export function isClientSeed(text: unknown): text is string {
  return typeof text === 'string' && clientSeedPattern.test(text);
}

/** Returns true for a valid text of the player in a client seed: at most 31 of the same characters, or nothing. */
export function isOwnText(text: string): boolean {
  return ownTextPattern.test(text);
}

/**
 * Builds the client seed of a round: the player's own text, a hyphen and the link, or only the link.
 * @param link the next link of the seed chain, 64 hex digits. It is sent only after the commitment of the round is received
 * @throws RangeError when a part is malformed.
 */
export function buildClientSeed(ownText: string, link: string): string {
  if (!isOwnText(ownText)) throw new RangeError('malformed own text');
  if (!isHash(link)) throw new RangeError('malformed link');
  return ownText === '' ? link : `${ownText}-${link}`;
}

/** Returns "gw2-session|" and the 32 bytes of the session seed. */
export function sessionCommitMessage(sessionSeed: Uint8Array): Uint8Array {
  assertSecret(sessionSeed, 'a session seed');
  return joinBytes(asciiBytes('gw2-session|'), sessionSeed);
}

/** Returns the `outcome_seed` of a session as text. @param digest SHA-256 of `sessionCommitMessage` */
export function formatOutcomeSeed(digest: Uint8Array): string {
  assertSecret(digest, 'a SHA-256 digest');
  return `c2:${toHex(digest)}`;
}

/** Derives r_n = HMAC-SHA-256(session seed, "gw2-round|" + n). @throws RangeError when a part is malformed. */
export function deriveRoundSecret<R>(hmac: Hmac<R>, sessionSeed: Uint8Array, nonce: number): R {
  assertSecret(sessionSeed, 'a session seed');
  assertNonce(nonce);
  return hmac(sessionSeed, asciiBytes(`gw2-round|${nonce}`));
}

/** Returns "gw2-commit|" and the 32 bytes of the round secret. Its SHA-256 is the commitment c_n of the round. */
export function roundCommitMessage(roundSecret: Uint8Array): Uint8Array {
  assertSecret(roundSecret, 'a round secret');
  return joinBytes(asciiBytes('gw2-commit|'), roundSecret);
}

export type RoundKeyParts = {
  slug: string;
  /** 64 hex digits. */
  mathsHash: string;
  clientSeed: string;
  /** Counts up from 0 within the session without gaps. The debit transaction assigns it. */
  nonce: number;
};

/**
 * Returns "gw2|slug|maths_hash|client_seed|nonce". It does not contain the stake, so the odds are the same at every stake.
 * @throws RangeError when a part is malformed.
 */
export function roundKeyMessage(parts: RoundKeyParts): Uint8Array {
  if (!slugPattern.test(parts.slug)) throw new RangeError('malformed slug');
  if (!isHash(parts.mathsHash)) throw new RangeError('malformed maths hash');
  if (!isClientSeed(parts.clientSeed)) throw new RangeError('malformed client seed');
  assertNonce(parts.nonce);
  return asciiBytes(`gw2|${parts.slug}|${parts.mathsHash}|${parts.clientSeed}|${parts.nonce}`);
}

/** Derives round_key = HMAC-SHA-256(r_n, roundKeyMessage(parts)). @throws RangeError when a part is malformed. */
export function deriveRoundKey<R>(hmac: Hmac<R>, roundSecret: Uint8Array, parts: RoundKeyParts): R {
  assertSecret(roundSecret, 'a round secret');
  return hmac(roundSecret, roundKeyMessage(parts));
}

/** Returns the commitment of a session, published when it starts: "c2:" and 64 hex digits. */
export function outcomeSeed(sha256: Sha256, sessionSeed: Uint8Array): string {
  return formatOutcomeSeed(sha256(sessionCommitMessage(sessionSeed)));
}

/** Returns c_n as 64 hex digits. It is published before the client seed of round n exists. */
export function roundCommitment(sha256: Sha256, roundSecret: Uint8Array): string {
  return toHex(sha256(roundCommitMessage(roundSecret)));
}
