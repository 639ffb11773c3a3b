import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../../platform/crypto/keyed-hash.ts';
import type { Db } from '../../../platform/database.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { deleteTokensOf } from '../registration/email-token.store.ts';
import { endClaimOf } from '../registration/registration-claim.store.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.store.ts';
import { deleteSessionsOf, renameWelcome } from '../sessions/session.store.ts';

/** The value that replaces an erased owner's mailbox, so that the mailbox cannot get a second welcome offer. */
export function erasedMailbox(key: Buffer, emailKey: string): string {
  return `erased:${keyedHash(key, 'welcome mailbox', emailKey).toString('hex')}`;
}

/** Returns the hash of an unknown random password. */
export function hashUnknownPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/**
 * Deletes every session, link and second factor of an erased player, and replaces the mailbox of their welcome with a
 * keyed hash. The directory of a site with several cells then forgets the email (sweep-claims.ts).
 */
export async function eraseSignIn(
  tx: Db,
  key: Buffer,
  player: { readonly id: string; readonly emailKey: string },
): Promise<void> {
  await deleteSessionsOf(tx, player.id);
  await deleteTokensOf(tx, player.id);
  await deleteSecondFactor(tx, player.id);
  await endClaimOf(tx, player.id);
  await renameWelcome(tx, player.id, erasedMailbox(key, player.emailKey));
}
