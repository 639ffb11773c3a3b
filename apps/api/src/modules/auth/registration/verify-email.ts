import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Account, lockAccount, markEmailVerified, type Person, selectPerson } from '../../players/public.ts';
import { useToken } from './issue-email-token.ts';

/** What waited for a verified address, in the transaction that verifies it. */
export type OnVerified = (tx: Db, owner: Account & { readonly id: string }) => Promise<void>;

/**
 * Shows that a mailbox is its player's: what was held for its owner is theirs now, in the same transaction. Returns them.
 * @throws Problem `link_invalid` for a token that is unknown, used or expired.
 */
export async function verifyEmail(
  context: Pick<Context, 'database'>,
  token: string,
  onVerified: OnVerified,
): Promise<Person> {
  return inTransaction(context.database, async (tx) => {
    const playerId = await useToken(tx, 'verify', token);
    if (playerId === null) throw new Problem('link_invalid');
    await confirmMailbox(tx, playerId, onVerified);
    return selectPerson(tx, playerId);
  });
}

/** Marks the address verified, once; returns whether it was not before. */
export async function confirmMailbox(tx: Db, playerId: string, onVerified: OnVerified): Promise<boolean> {
  const before = await lockAccount(tx, playerId);
  if (before.emailVerifiedAt !== null) return false;
  const emailVerifiedAt = await markEmailVerified(tx, playerId);
  await onVerified(tx, { ...before, id: playerId, emailVerifiedAt });
  return true;
}
