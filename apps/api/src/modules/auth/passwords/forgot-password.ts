import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction, undone } from '../../../platform/transaction.ts';
import { type Person, selectCredentials } from '../../players/public.ts';
import { issueToken } from '../registration/issue-email-token.ts';

type ForgotContext = Pick<Context, 'database' | 'mailer'>;

/**
 * Mails a password reset link to an address that has an account.
 * For any other address, the same statements run in one committed transaction, but no mail is sent. Neither the
 * response nor its time reveals whether the account exists.
 */
export async function forgotPassword(context: ForgotContext, email: string): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const found = await selectCredentials(tx, email);
    const token = await issueToken(tx, 'reset', found?.player.id ?? null);
    if (found) return mailLink(context, tx, found.player, token);
    await undone(tx, () => mailLink(context, tx, { email: `${newId()}@invalid`, locale: 'en' }, token));
  });
}

function mailLink(
  { mailer }: Pick<Context, 'mailer'>,
  tx: Db,
  { email, locale }: Pick<Person, 'email' | 'locale'>,
  token: string,
): Promise<void> {
  return mailer.queue(tx, { template: 'reset_password', recipient: email, locale, token });
}
