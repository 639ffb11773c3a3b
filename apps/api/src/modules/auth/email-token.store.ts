import type { EmailTokenPurpose } from '@goldwren/rules';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ahead, now } from '../../platform/sql-instants.ts';
import { emailToken } from './auth.table.ts';

/** Adds a token that lives `minutes`, in the place of the player's former one of this purpose. */
export async function insertToken(
  tx: Db,
  added: { tokenHash: Buffer; purpose: EmailTokenPurpose; playerId: string | null; minutes: number },
): Promise<void> {
  const { minutes, ...token } = added;
  // A token of nobody's still deletes under an id, so that both cost the same.
  const former = added.playerId ?? '00000000-0000-0000-0000-000000000000';
  await tx.delete(emailToken).where(and(eq(emailToken.playerId, former), eq(emailToken.purpose, added.purpose)));
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

export async function deleteTokensOf(tx: Db, playerId: string): Promise<void> {
  await tx.delete(emailToken).where(eq(emailToken.playerId, playerId));
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.delete(emailToken).where(lte(emailToken.expiresAt, now()));
}
