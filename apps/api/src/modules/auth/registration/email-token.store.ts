import type { EmailTokenPurpose } from '@goldwren/rules';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { lockText } from '../../../platform/postgres/lock-text.ts';
import { ahead, now } from '../../../platform/postgres/sql-instants.ts';
import { emailToken } from '../auth.table.ts';

/** Any fixed number: keeps these locks apart from others on the same text. */
const signInLinkLock = 7_310_011;

/** Adds a token that lives `minutes`, in the place of the player's former one of this purpose; several sign-in links are good at once. */
export async function insertToken(
  tx: Db,
  added: { tokenHash: Buffer; purpose: EmailTokenPurpose; playerId: string | null; minutes: number },
): Promise<void> {
  const { minutes, ...token } = added;
  // A token of nobody's still deletes under an id, so that both cost the same.
  const former = added.playerId ?? '00000000-0000-0000-0000-000000000000';
  const replaced = and(eq(emailToken.playerId, former), eq(emailToken.purpose, added.purpose));
  if (added.purpose !== 'sign_in') await tx.delete(emailToken).where(replaced);
  await tx.insert(emailToken).values({ ...token, expiresAt: ahead(minutes, 'minute') });
}

/** Deletes a live token and returns whose it was: of two that come with it at once, one gets null. */
export async function takeToken(tx: Db, purpose: EmailTokenPurpose, tokenHash: Buffer): Promise<string | null> {
  const [taken] = await tx
    .delete(emailToken)
    .where(and(eq(emailToken.tokenHash, tokenHash), eq(emailToken.purpose, purpose), gt(emailToken.expiresAt, now())))
    .returning({ playerId: emailToken.playerId });
  return taken?.playerId ?? null;
}

/** Whose live token this is, without using it; null when it is unknown or expired. */
export async function selectTokenOwner(db: Db, purpose: EmailTokenPurpose, tokenHash: Buffer): Promise<string | null> {
  const [found] = await db
    .select({ playerId: emailToken.playerId })
    .from(emailToken)
    .where(and(eq(emailToken.tokenHash, tokenHash), eq(emailToken.purpose, purpose), gt(emailToken.expiresAt, now())));
  return found?.playerId ?? null;
}

/**
 * Does a player have a sign-in link that is good for longer than `minutes`? Two requests for one player wait for each other.
 * @param playerId Null answers no, after the same statements.
 */
export async function hasLongLivedToken(tx: Db, playerId: string | null, minutes: number): Promise<boolean> {
  const owner = playerId ?? '00000000-0000-0000-0000-000000000000';
  await lockText(tx, signInLinkLock, owner);
  const isLive = gt(emailToken.expiresAt, ahead(minutes, 'minute'));
  return (
    (await tx.$count(emailToken, and(eq(emailToken.playerId, owner), eq(emailToken.purpose, 'sign_in'), isLive))) > 0
  );
}

/** Ends a player's links: all of them, or those of one purpose. */
export async function deleteTokensOf(tx: Db, playerId: string, purpose?: EmailTokenPurpose): Promise<void> {
  const { playerId: owner, purpose: column } = emailToken;
  await tx.delete(emailToken).where(and(eq(owner, playerId), purpose === undefined ? undefined : eq(column, purpose)));
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.delete(emailToken).where(lte(emailToken.expiresAt, now()));
}
