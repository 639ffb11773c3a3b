import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { setWalletsFrozen } from '../ledger/public.ts';
import { insertPlayerEvent, lockStanding, markLeft, type Person, updateStanding } from '../players/public.ts';
import { deleteSessionsOf } from './auth.store.ts';
import { deleteTokensOf } from './email-token.store.ts';
import { provePassword } from './prove-password.ts';
import type { Attempt } from './sign-in-throttle.ts';

/**
 * Closes an account for its own player, in the caller's transaction: no session, no stake, no sign-in any more. What they
 * had asked to redeem is still paid, unless staff had suspended them before.
 * @returns who they are for the mail that follows.
 * @throws Problem `conflict` when it is closed.
 */
export async function shutOwnAccount(tx: Db, playerId: string) {
  const standing = await lockStanding(tx, playerId);
  if (!standing || standing.closedAt !== null) throw new Problem('conflict', { params: { reason: 'account_closed' } });
  if (standing.suspendedAt === null) await markLeft(tx, playerId);
  await updateStanding(tx, playerId, { suspended: true, closed: true });
  await setWalletsFrozen(tx, playerId, true);
  await deleteSessionsOf(tx, playerId);
  await deleteTokensOf(tx, playerId);
  const { email: recipient, locale, firstName } = standing;
  return { recipient, locale, firstName };
}

/**
 * Closes the account of whoever gives its password, and mails them.
 * @throws Problem `invalid_credentials`, `rate_limited`, `conflict`.
 */
export async function closeOwnAccount(
  context: Pick<Context, 'database' | 'mailer'>,
  player: Person,
  proof: Omit<Attempt, 'email'> & { readonly password: string },
): Promise<void> {
  await provePassword(context, { ...proof, email: player.email });
  await inTransaction(context.database, async (tx) => {
    const person = await shutOwnAccount(tx, player.id);
    await insertPlayerEvent(tx, { playerId: player.id, kind: 'closed', staffId: null, facts: {} });
    await context.mailer.queue(tx, { template: 'account_closed', ...person });
  });
}
