import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../../platform/crypto/keyed-hash.ts';
import type { Db } from '../../../platform/database.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { deleteTokensOf } from '../registration/email-token.store.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.store.ts';
import { deleteSessionsOf, renameWelcome } from '../sessions/session.store.ts';

/** What stands for a mailbox whose owner was erased, so that its welcome stays the only one. */
export function erasedMailbox(key: Buffer, emailKey: string): string {
  return `erased:${keyedHash(key, 'welcome mailbox', emailKey).toString('hex')}`;
}

/** Of a password that nobody knows. */
export function hashOfNoPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/** Ends every session, link and second factor of a player who is erased, and makes the mailbox of their welcome unreadable. */
export async function eraseSignIn(
  tx: Db,
  key: Buffer,
  player: { readonly id: string; readonly emailKey: string },
): Promise<void> {
  await deleteSessionsOf(tx, player.id);
  await deleteTokensOf(tx, player.id);
  await deleteSecondFactor(tx, player.id);
  await renameWelcome(tx, player.id, erasedMailbox(key, player.emailKey));
}
