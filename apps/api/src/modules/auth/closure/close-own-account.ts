import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { setWalletsFrozen } from '../../ledger/public.ts';
import { closePlayer, insertPlayerEvent, lockStanding, markLeft, type Person } from '../../players/public.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { deleteTokensOf } from '../registration/email-token.store.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import type { Attempt } from '../sign-in/sign-in-throttle.ts';

export type OwnProof = Omit<Attempt, 'email'> & { readonly password: string };

/**
 * Ends an account for whoever gives its password, for good and at once: no session, no stake, no sign-in any more. What they
 * had asked to redeem is still paid, unless staff had suspended them before.
 * @param andSo What else belongs to the end, in the same transaction: at the least a row on the player's record and a mail.
 * @throws Problem `invalid_credentials` for a wrong password, `rate_limited` after too many, `account_closed` when a call
 *   at the same time has closed it.
 */
export async function endOwnAccount<T>(
  { database }: Pick<Context, 'database'>,
  player: Person,
  proof: OwnProof,
  andSo: (tx: Db) => Promise<T>,
): Promise<T> {
  await provePassword({ database }, { ...proof, email: player.email });
  return inTransaction(database, async (tx) => {
    const { id: playerId } = player;
    const standing = await lockStanding(tx, playerId);
    if (!standing || standing.closedAt !== null) throw new Problem('account_closed');
    if (standing.suspendedAt === null) await markLeft(tx, playerId);
    await closePlayer(tx, playerId);
    await setWalletsFrozen(tx, playerId, true);
    await deleteSessionsOf(tx, playerId);
    await deleteTokensOf(tx, playerId);
    return andSo(tx);
  });
}

/** Closes an account and mails its owner; what is known of them stays. @throws Problem as `endOwnAccount`. */
export async function closeOwnAccount(
  context: Pick<Context, 'database' | 'mailer'>,
  player: Person,
  proof: OwnProof,
): Promise<void> {
  const { id: playerId, email: recipient, locale, firstName } = player;
  await endOwnAccount(context, player, proof, async (tx) => {
    await insertPlayerEvent(tx, { playerId, kind: 'closed', staffId: null, facts: {} });
    await context.mailer.queue(tx, { template: 'account_closed', recipient, locale, firstName });
  });
}
