import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockAccount, markEmailVerified, type Person, selectPerson } from '../../players/public.ts';
import { emailVerified } from '../auth.events.ts';
import { useToken } from './issue-email-token.ts';

/**
 * Verifies the email address of a player and returns the player. Held free entries are released in the same transaction
 * (`email.verified`).
 * @throws Problem `link_invalid` for a token that is unknown, used or expired.
 */
export async function verifyEmail(context: Pick<Context, 'database' | 'emit'>, token: string): Promise<Person> {
  return inTransaction(context.database, async (tx) => {
    const playerId = await useToken(tx, 'verify', token);
    if (playerId === null) throw new Problem('link_invalid');
    await confirmMailbox(context, tx, playerId);
    return selectPerson(tx, playerId);
  });
}

/** Marks the address as verified. Returns whether it was unverified before. */
export async function confirmMailbox({ emit }: Pick<Context, 'emit'>, tx: Db, playerId: string): Promise<boolean> {
  const before = await lockAccount(tx, playerId);
  if (before.emailVerifiedAt !== null) return false;
  const emailVerifiedAt = await markEmailVerified(tx, playerId);
  await emit(tx, emailVerified, { ...before, id: playerId, emailVerifiedAt });
  return true;
}
