import { createHash, randomBytes } from 'node:crypto';
import { account, type EmailTokenPurpose } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { deleteToken, insertToken } from './email-token.store.ts';

const tokenBytes = 32;

const minutesOf: Record<EmailTokenPurpose, number> = {
  verify: account.verifyLinkHours * 60,
  reset: account.resetLinkHours * 60,
  sign_in: account.signInLinkMinutes,
};

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Creates a link token: 256 random bits, stored only as a hash, valid once and for a limited time.
 * It replaces the earlier link of the same purpose. Sign-in links are not replaced, so a stranger who requests one
 * cannot end the owner's link.
 * @param playerId null creates a token that is never accepted, at the same cost.
 */
export async function issueToken(tx: Db, purpose: EmailTokenPurpose, playerId: string | null): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await insertToken(tx, { tokenHash: hashOfToken(token), purpose, playerId, minutes: minutesOf[purpose] });
  return token;
}

/** Uses up a token and returns its player. Null when it is unknown, used or expired. */
export function useToken(tx: Db, purpose: EmailTokenPurpose, token: string): Promise<string | null> {
  return deleteToken(tx, purpose, hashOfToken(token));
}
