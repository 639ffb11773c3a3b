import { createHash, createHmac } from 'node:crypto';
import { deriveRoundKey, roundCommitmentMessage, seedCommitment, toHex } from '@goldwren/game-engine';

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return createHmac('sha256', key).update(message).digest();
}

/** Scheme gw1: the key that decides one round. */
export function roundKeyOf(
  serverSeed: Uint8Array,
  round: { slug: string; mathsHash: string; clientSeed: string; nonce: number },
): Uint8Array {
  return deriveRoundKey(hmac, serverSeed, round);
}

/** What binds the house to a round before its key is shown; 64 hexadecimal digits. */
export function roundCommitment(roundKey: Uint8Array): string {
  return createHash('sha256').update(roundCommitmentMessage(roundKey)).digest('hex');
}

export function hashSeed(serverSeed: Uint8Array): Buffer {
  return createHash('sha256').update(serverSeed).digest();
}

/** `outcome_seed` as the contract shows it. */
export function outcomeSeed(commitment: Buffer): string {
  return seedCommitment(commitment);
}

export const hex = toHex;
