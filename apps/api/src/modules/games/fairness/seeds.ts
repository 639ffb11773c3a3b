import { toHex } from '@goldwren/game-engine';
import {
  createHmacOver,
  deriveRoundKey,
  deriveRoundSecret,
  formatOutcomeSeed,
  roundCommitment,
  sessionCommitMessage,
} from '@goldwren/game-engine/fairness';
import { sha256 } from '../../../platform/crypto/sha256.ts';

const hmac = createHmacOver(sha256);

/** The server's secret of one round: r_n of scheme gw3 and the values derived from it. */
export interface RoundSecret {
  /** r_n. Revealed after the round has settled. */
  reveal(): string;
  /** c_n. Shown before the client seed of the round is created. */
  commitment(): string;
  keyOf(parts: { slug: string; mathsHash: string; clientSeed: string }): Uint8Array;
}

/** The secret seed S of a session, decrypted in memory. Everything derived from it is computed here. */
export interface SessionSecret {
  /** S. Revealed after the session has ended. */
  reveal(): string;
  round(nonce: number): RoundSecret;
}

/**
 * Caches the last requested round, because each response shows the commitment of the next round.
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

/** A class instead of closures: one instance is cached per open session, and closures would take most of its memory. */
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

/** The commitment to a session's seed, stored and published when the session starts. */
export function sessionCommitment(seed: Uint8Array): Buffer {
  return Buffer.from(sha256(sessionCommitMessage(seed)));
}

/** `outcome_seed` as the contract shows it. */
export function outcomeSeed(commitment: Uint8Array): string {
  return formatOutcomeSeed(commitment);
}
