import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { insertPlayerEvent, type Person, replacePassword } from '../../players/public.ts';
import { securityChanged } from '../auth.events.ts';
import { deleteTokensOf } from '../registration/email-token.store.ts';
import { signOutEverywhere } from '../sessions/end-sessions.ts';
import type { Attempt } from '../sign-in/sign-in-rate-limit.ts';
import { isGuessablePassword } from './guessable-password.ts';
import { hashPassword } from './password-hash.ts';
import { provePassword } from './prove-password.ts';

/**
 * Changes the password after a check of the current one. Every session and mailed link of the account ends. This
 * includes the caller's session: the route signs the caller in again.
 * @throws Problem `invalid_credentials`, also for the second of two concurrent changes; `validation_failed` for a
 *   password that is too easy to guess; `rate_limited`.
 */
export async function changePassword(
  context: Pick<Context, 'database' | 'mailer' | 'clock' | 'emit'>,
  player: Person,
  change: Omit<Attempt, 'email'> & { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  const { id, email, firstName, lastName, locale } = player;
  const { currentPassword, password, network, device } = change;
  const { passwordHash: former } = await provePassword(context, { email, password: currentPassword, network, device });
  if (await isGuessablePassword(password, [email, firstName, lastName, firstName + lastName])) {
    throw new Problem('validation_failed', { fields: { password: [{ code: 'password_common' }] } });
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(context.database, async (tx) => {
    if (!(await replacePassword(tx, id, { former, passwordHash }))) throw new Problem('invalid_credentials');
    // Before the log-out, so that every browser with notifications gets this one.
    await context.emit(tx, securityChanged, { playerId: id, change: 'password_changed' });
    await signOutEverywhere(context, tx, id);
    await deleteTokensOf(tx, id);
    await insertPlayerEvent(tx, { playerId: id, kind: 'password_changed', staffId: null, facts: {} });
    const at = context.clock.now().toISOString();
    await context.mailer.queue(tx, { template: 'password_changed', recipient: email, locale, firstName, at });
  });
}
