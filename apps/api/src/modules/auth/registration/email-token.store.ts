import type { EmailTokenPurpose } from '@goldwren/rules';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { lockText } from '../../../platform/postgres/lock-text.ts';
import { ahead, now } from '../../../platform/postgres/sql-instants.ts';
import { emailToken } from '../auth.table.ts';

/** Any fixed number. It separates these locks from other locks on the same text. */
const signInLinkLock = 7_310_011;

/**
 * Adds a token that is valid for `minutes`. It replaces the player's earlier token of this purpose. Sign-in links are
 * not replaced: several can be valid at once.
 */
export async function insertToken(
  tx: Db,
  added: { tokenHash: Buffer; purpose: EmailTokenPurpose; playerId: string | null; minutes: number },
): Promise<void> {
  const { minutes, ...token } = added;
  // Without a player, the delete runs for an unused id, so that both cases take the same time.
  const former = added.playerId ?? '00000000-0000-0000-0000-000000000000';
  const replaced = and(eq(emailToken.playerId, former), eq(emailToken.purpose, added.purpose));
  if (added.purpose !== 'sign_in') await tx.delete(emailToken).where(replaced);
  await tx.insert(emailToken).values({ ...token, expiresAt: ahead(minutes, 'minute') });
}

/** Deletes a valid token and returns its player. Of two concurrent calls, only one gets the player. */
export async function deleteToken(tx: Db, purpose: EmailTokenPurpose, tokenHash: Buffer): Promise<string | null> {
  const [taken] = await tx
    .delete(emailToken)
    .where(and(eq(emailToken.tokenHash, tokenHash), eq(emailToken.purpose, purpose), gt(emailToken.expiresAt, now())))
    .returning({ playerId: emailToken.playerId });
  return taken?.playerId ?? null;
}

/** Returns the player of a valid token without using it. Null when the token is unknown or expired. */
export async function selectTokenOwner(db: Db, purpose: EmailTokenPurpose, tokenHash: Buffer): Promise<string | null> {
  const [found] = await db
    .select({ playerId: emailToken.playerId })
    .from(emailToken)
    .where(and(eq(emailToken.tokenHash, tokenHash), eq(emailToken.purpose, purpose), gt(emailToken.expiresAt, now())));
  return found?.playerId ?? null;
}

/**
 * Returns whether a player has a sign-in link that is valid for longer than `minutes`. Locks, so that concurrent
 * requests for one player wait.
 * @param playerId null runs the same statements and returns false.
 */
export async function hasLongLivedToken(tx: Db, playerId: string | null, minutes: number): Promise<boolean> {
  const owner = playerId ?? '00000000-0000-0000-0000-000000000000';
  await lockText(tx, signInLinkLock, owner);
  const isLive = gt(emailToken.expiresAt, ahead(minutes, 'minute'));
  return (
    (await tx.$count(emailToken, and(eq(emailToken.playerId, owner), eq(emailToken.purpose, 'sign_in'), isLive))) > 0
  );
}

/** Deletes a player's links: all of them, or those of one purpose. */
export async function deleteTokensOf(tx: Db, playerId: string, purpose?: EmailTokenPurpose): Promise<void> {
  const { playerId: owner, purpose: column } = emailToken;
  await tx.delete(emailToken).where(and(eq(owner, playerId), purpose === undefined ? undefined : eq(column, purpose)));
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.delete(emailToken).where(lte(emailToken.expiresAt, now()));
}
