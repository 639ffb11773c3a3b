import { hash } from 'node:crypto';
import { toHex } from '@goldwren/game-engine';
import {
  deriveRoundKey,
  deriveRoundSecret,
  hmacOver,
  outcomeSeedOf,
  roundCommitment,
  sessionCommitMessage,
} from '@goldwren/game-engine/fairness';

const digestBytes = 32;

/** SHA-256, one-shot, the digest as text and back: half the time of a hash object and its Buffer. */
export function sha256(message: Uint8Array): Uint8Array {
  const text = hash('sha256', message, 'binary');
  const digest = new Uint8Array(digestBytes);
  for (let i = 0; i < digestBytes; i += 1) digest[i] = text.charCodeAt(i);
  return digest;
}

const hmac = hmacOver(sha256);

/** What the house knows of one round before anybody else: r_n of scheme gw2 and what follows from it. */
export interface RoundSecret {
  /** r_n; shown when the round has settled. */
  reveal(): string;
  /** c_n, shown before the round's client seed is made. */
  commitment(): string;
  keyOf(parts: { slug: string; mathsHash: string; clientSeed: string }): Uint8Array;
}

/** The secret seed S of a session, open in memory. Whatever is computed from it is computed here. */
export interface SessionSecret {
  /** S; shown when the session has ended. */
  reveal(): string;
  round(nonce: number): RoundSecret;
}

/**
 * The round that was asked for last is kept: each answer shows the commitment of the round that is played next.
 * @param seed S, 32 bytes
 */
export function sessionSecret(seed: Uint8Array): SessionSecret {
  let last: { readonly nonce: number; readonly secret: RoundSecret } | undefined;
  return {
    reveal: () => toHex(seed),
    round: (nonce) => {
      if (last?.nonce !== nonce) last = { nonce, secret: new DerivedSecret(seed, nonce) };
      return last.secret;
    },
  };
}

/** A class: one is kept of every open session, and functions of its own would be most of it. */
class DerivedSecret implements RoundSecret {
  private readonly secret: Uint8Array;
  private readonly nonce: number;
  private known: string | null = null;

  constructor(seed: Uint8Array, nonce: number) {
    this.secret = deriveRoundSecret(hmac, seed, nonce);
    this.nonce = nonce;
  }

  reveal(): string {
    return toHex(this.secret);
  }

  commitment(): string {
    this.known ??= roundCommitment(sha256, this.secret);
    return this.known;
  }

  keyOf({ slug, mathsHash, clientSeed }: Parameters<RoundSecret['keyOf']>[0]): Uint8Array {
    return deriveRoundKey(hmac, this.secret, { slug, mathsHash, clientSeed, nonce: this.nonce });
  }
}

/** What is stored and published of a session's seed when it starts. */
export function sessionCommitment(seed: Uint8Array): Buffer {
  return Buffer.from(sha256(sessionCommitMessage(seed)));
}

/** `outcome_seed` as the contract shows it. */
export function outcomeSeed(commitment: Uint8Array): string {
  return outcomeSeedOf(commitment);
}
