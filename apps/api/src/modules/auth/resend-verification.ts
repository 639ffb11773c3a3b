import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Person } from '../players/public.ts';
import { issueLink } from './email-tokens.ts';

/** Sends a new verification link; nothing to do for a verified address. The mail cap holds, and the answer is the same. */
export async function resendVerification(
  { database, mailer, config }: Pick<Context, 'database' | 'mailer' | 'config'>,
  player: Person,
): Promise<void> {
  if (player.emailVerifiedAt !== null) return;
  await inTransaction(database, async (tx) => {
    const link = await issueLink(tx, config, 'verify', player.id);
    await mailer.queue(tx, { template: 'verify_email', recipient: player.email, firstName: player.firstName, link });
  });
}
