import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { markReclaimed, type Person, selectPerson, updatePassword } from '../../players/public.ts';
import { securityChanged } from '../auth.events.ts';
import { deleteTokensOf } from '../registration/email-token.store.ts';
import { useToken } from '../registration/issue-email-token.ts';
import { confirmMailbox } from '../registration/verify-email.ts';
import { signOutEverywhere } from '../sessions/end-sessions.ts';
import { isGuessablePassword } from './guessable-password.ts';
import { hashPassword } from './password-hash.ts';

type ResetContext = Pick<Context, 'database' | 'events' | 'emit'>;

/**
 * Sets a new password with a mailed link. Every session and every other link of the account ends, and the address
 * becomes verified. Returns the owner.
 * If the address was not verified before, another person may have registered the account. It is handed over unchanged
 * and marked (docs/decisions/0011).
 * @throws Problem `link_invalid`; `validation_failed` for a password that is too easy to guess. The link then stays
 *   valid.
 */
export async function resetPassword(
  context: ResetContext,
  request: { readonly token: string; readonly password: string },
): Promise<Person> {
  if (await isGuessablePassword(request.password, [])) throw guessablePasswordProblem();
  const passwordHash = await hashPassword(request.password);
  const { owner, reclaimed } = await inTransaction(context.database, async (tx) => {
    const playerId = await useToken(tx, 'reset', request.token);
    if (playerId === null) throw new Problem('link_invalid');
    const owner = await selectPerson(tx, playerId);
    const { email, firstName, lastName } = owner;
    if (await isGuessablePassword(request.password, [email, firstName, lastName, firstName + lastName]))
      throw guessablePasswordProblem();
    await updatePassword(tx, playerId, passwordHash);
    await context.emit(tx, securityChanged, { playerId, change: 'password_changed' });
    await signOutEverywhere(context, tx, playerId);
    await deleteTokensOf(tx, playerId);
    const wasUnverified = await confirmMailbox(context, tx, playerId);
    if (wasUnverified) await markReclaimed(tx, playerId);
    return { owner, reclaimed: wasUnverified };
  });
  if (reclaimed) context.events.report('account_reclaimed', { player: owner.id });
  return owner;
}

function guessablePasswordProblem(): Problem {
  return new Problem('validation_failed', { fields: { password: [{ code: 'password_common' }] } });
}
