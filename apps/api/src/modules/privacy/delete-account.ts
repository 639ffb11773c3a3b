import type { Context } from '../../context.ts';
import { endOwnAccount, type OwnProof } from '../auth/public.ts';
import { insertPlayerEvent, type Person } from '../players/public.ts';
import { insertDeletion } from './deletion.store.ts';

/**
 * Closes an account as `endOwnAccount` does and mails its owner. Answers when what is personal is erased.
 * @throws Problem as `endOwnAccount`.
 */
export async function deleteAccount(
  context: Pick<Context, 'database' | 'mailer'>,
  player: Person,
  proof: OwnProof,
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
