import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Person } from '../../players/public.ts';
import { issueToken } from './issue-email-token.ts';

/**
 * Sends a new verification link. Does nothing for a verified address. The response is the same when the mail limit
 * suppresses the mail.
 */
export async function resendVerification(
  { database, mailer }: Pick<Context, 'database' | 'mailer'>,
  player: Person,
): Promise<void> {
  if (player.emailVerifiedAt !== null) return;
  await inTransaction(database, async (tx) => {
    const token = await issueToken(tx, 'verify', player.id);
    const { email: recipient, firstName, locale } = player;
    await mailer.queue(tx, { template: 'verify_email', recipient, locale, firstName, token });
  });
}
