import type { Context } from '../../context.ts';
import { endOwnAccount, type PasswordProof } from '../auth/public.ts';
import { insertPlayerEvent, type Person } from '../players/public.ts';
import { insertDeletion } from './deletion.store.ts';

/**
 * Closes an account like `endOwnAccount` and mails its owner. Returns when the personal data will be erased.
 * @throws Problem as `endOwnAccount`.
 */
export async function deleteAccount(
  context: Pick<Context, 'database' | 'mailer' | 'emit'>,
  player: Person,
  proof: PasswordProof,
): Promise<Date> {
  const { id: playerId, email: recipient, locale, firstName } = player;
  return endOwnAccount(context, player, proof, async (tx) => {
    const at = await insertDeletion(tx, playerId);
    const erasesAt = at.toISOString();
    await insertPlayerEvent(tx, {
      playerId,
      kind: 'deletion_requested',
      staffId: null,
      facts: { erases_at: erasesAt },
    });
    await context.mailer.queue(tx, { template: 'account_deleted', recipient, locale, firstName, erasesAt });
    return at;
  });
}
