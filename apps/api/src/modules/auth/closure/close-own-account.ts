import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { setWalletsFrozen } from '../../ledger/public.ts';
import { closePlayer, insertPlayerEvent, lockStanding, markLeft, type Person } from '../../players/public.ts';
import { accountEnding } from '../auth.events.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { deleteTokensOf } from '../registration/email-token.store.ts';
import { signOutEverywhere } from '../sessions/end-sessions.ts';
import type { Attempt } from '../sign-in/sign-in-rate-limit.ts';

export type PasswordProof = Omit<Attempt, 'email'> & { readonly password: string };

/**
 * Closes an account permanently after a password check. All sessions end at once, and the player can no longer sign in
 * or play.
 * Requested redemptions are still paid, unless staff suspended them before.
 * @param alsoDo the rest of the closure in the same transaction: at least a row in the player's record and a mail.
 * @throws Problem `invalid_credentials` for a wrong password, `rate_limited` after too many, `account_closed` when a
 *   concurrent call has closed it, and those of the handlers of `accountEnding`.
 */
export async function endOwnAccount<T>(
  { database, emit }: Pick<Context, 'database' | 'emit'>,
  player: Person,
  proof: PasswordProof,
  alsoDo: (tx: Db) => Promise<T>,
): Promise<T> {
  await provePassword({ database }, { ...proof, email: player.email });
  await announceEnd({ database, emit }, player.id);
  return inTransaction(database, async (tx) => {
    const { id: playerId } = player;
    const standing = await lockStanding(tx, playerId);
    if (!standing || standing.closedAt !== null) throw new Problem('account_closed');
    if (standing.suspendedAt === null) await markLeft(tx, playerId);
    await closePlayer(tx, playerId);
    await setWalletsFrozen(tx, playerId, true);
    await signOutEverywhere({ emit }, tx, playerId);
    await deleteTokensOf(tx, playerId);
    return alsoDo(tx);
  });
}

/** @throws Problem with which a handler rejects the end. */
async function announceEnd({ database, emit }: Pick<Context, 'database' | 'emit'>, playerId: string): Promise<void> {
  const problem = await inTransaction(database, async (tx) => {
    const problems: Problem[] = [];
    await emit(tx, accountEnding, { playerId, reject: (one) => void problems.push(one) });
    return problems[0];
  });
  if (problem) throw problem;
}

/** Closes an account and mails its owner. Personal data is kept. @throws Problem as `endOwnAccount`. */
export async function closeOwnAccount(
  context: Pick<Context, 'database' | 'mailer' | 'emit'>,
  player: Person,
  proof: PasswordProof,
): Promise<void> {
  const { id: playerId, email: recipient, locale, firstName } = player;
  await endOwnAccount(context, player, proof, async (tx) => {
    await insertPlayerEvent(tx, { playerId, kind: 'closed', staffId: null, facts: {} });
    await context.mailer.queue(tx, { template: 'account_closed', recipient, locale, firstName });
  });
}
