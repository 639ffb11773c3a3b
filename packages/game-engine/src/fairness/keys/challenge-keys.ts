import { asciiBytes, joinBytes, toHex } from '../../bytes.ts';
import type { Hmac, Sha256 } from '../cryptography.ts';

// Keys of the daily challenge. Their messages begin with names of their own, so bytes that are hashed for a challenge never
// equal bytes that are hashed for a session or a round.

const seedBytes = 32;

function assertSeed(seed: Uint8Array): void {
  if (seed.length !== seedBytes) throw new RangeError(`the seed of a challenge is ${seedBytes} bytes`);
}

/** Returns "gw2-challenge-commit|" and the 32 bytes of the seed. */
export function challengeCommitMessage(seed: Uint8Array): Uint8Array {
  assertSeed(seed);
  return joinBytes(asciiBytes('gw2-challenge-commit|'), seed);
}

/** Returns the published commitment of a day: SHA-256 of `challengeCommitMessage`, in hex. */
export function challengeCommitment(sha256: Sha256, seed: Uint8Array): string {
  return toHex(sha256(challengeCommitMessage(seed)));
}

export interface ChallengeKeyParts {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly slug: string;
  /** 64 hex digits. */
  readonly mathsHash: string;
  /** Counts up from 0. */
  readonly deal: number;
}

/** Derives the round key of a deal: HMAC-SHA-256(seed, "gw2-challenge|day|slug|maths_hash|deal"). */
export function deriveChallengeKey<R>(hmac: Hmac<R>, seed: Uint8Array, parts: ChallengeKeyParts): R {
  assertSeed(seed);
  const { day, slug, mathsHash, deal } = parts;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError('malformed day');
  if (!/^[a-z0-9-]+$/.test(slug)) throw new RangeError('malformed slug');
  if (!/^[0-9a-f]{64}$/.test(mathsHash)) throw new RangeError('malformed maths hash');
  if (!Number.isSafeInteger(deal) || deal < 0) throw new RangeError('malformed deal');
  return hmac(seed, asciiBytes(`gw2-challenge|${day}|${slug}|${mathsHash}|${deal}`));
}
