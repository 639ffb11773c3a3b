import { deriveRoundKey, fromHex, seedCommitment, toHex } from '@goldwren/game-engine';
import type { PlayedRound } from '../model/round-types.ts';
import type { SessionCheck } from '../model/verification.ts';
import { canVerify, hmacSha256, sha256 } from './web-crypto.ts';

export interface SessionClaim {
  readonly slug: string;
  readonly mathsHash: string;
  readonly outcomeSeed: string;
  readonly serverSeed: string;
  readonly played: readonly PlayedRound[];
}

async function keyMatches(claim: SessionClaim, seed: Uint8Array, round: PlayedRound): Promise<boolean> {
  const { slug, mathsHash } = claim;
  const key = await deriveRoundKey(hmacSha256, seed, {
    slug,
    mathsHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
  });
  return toHex(key) === round.roundKey;
}

/** After the end: the revealed server seed is the one committed to, and every round key of the session derives from it. */
export async function verifySession(claim: SessionClaim): Promise<SessionCheck> {
  if (!canVerify()) return { result: 'unavailable', seedMatches: false, keysMatching: 0, keysChecked: 0 };
  const rounds = claim.played.filter((round) => round.roundKey !== null);
  try {
    const seed = fromHex(claim.serverSeed);
    const seedMatches = seedCommitment(await sha256(seed)) === claim.outcomeSeed;
    const matches = await Promise.all(rounds.map((round) => keyMatches(claim, seed, round)));
    const keysMatching = matches.filter(Boolean).length;
    const ok = seedMatches && keysMatching === rounds.length;
    return { result: ok ? 'verified' : 'mismatch', seedMatches, keysMatching, keysChecked: rounds.length };
  } catch {
    return { result: 'mismatch', seedMatches: false, keysMatching: 0, keysChecked: rounds.length };
  }
}
