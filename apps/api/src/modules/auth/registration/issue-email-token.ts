import { createHash, randomBytes } from 'node:crypto';
import { account, type EmailTokenPurpose } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { insertToken, takeToken } from './email-token.store.ts';

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
 * Makes the token of a link for the owner of a mailbox: 256 random bits, kept only as a hash, good once and for a time. It replaces
 * the link of the same purpose that was sent before, unless it signs in: a stranger who requests another cannot end the owner's.
 * @param playerId Null makes one that opens nothing, at the same cost.
 */
export async function issueToken(tx: Db, purpose: EmailTokenPurpose, playerId: string | null): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await insertToken(tx, { tokenHash: hashOfToken(token), purpose, playerId, minutes: minutesOf[purpose] });
  return token;
}

/** Uses a token up; whose it is, or null when it is unknown, used or expired. */
export function useToken(tx: Db, purpose: EmailTokenPurpose, token: string): Promise<string | null> {
  return takeToken(tx, purpose, hashOfToken(token));
}
