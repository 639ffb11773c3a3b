import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { provePassword, shutOwnAccount } from '../auth/public.ts';
import { insertPlayerEvent, type Person } from '../players/public.ts';
import { insertDeletion } from './deletion.store.ts';

type Deps = Pick<Context, 'database' | 'mailer'>;

/**
 * Closes an account for good and at once: wallets, sign-ins, a row on the player's record and their mail in one transaction.
 * What was asked to be redeemed is still paid. Answers when what is personal is erased.
 * @throws Problem `invalid_credentials` for a wrong password, `rate_limited` after too many, `conflict` when it is closed.
 */
export async function deleteAccount(
  { database, mailer }: Deps,
  player: Person,
  proof: { readonly password: string; readonly network: string },
): Promise<Date> {
  await provePassword({ database }, { email: player.email, ...proof, device: null });
  return inTransaction(database, async (tx) => {
    const { id: playerId } = player;
    const person = await shutOwnAccount(tx, playerId);
    const erasesAt = await insertDeletion(tx, playerId);
    const facts = { erases_at: erasesAt.toISOString() };
    await insertPlayerEvent(tx, { playerId, kind: 'deletion_requested', staffId: null, facts });
    await mailer.queue(tx, { template: 'account_deleted', ...person, erasesAt: facts.erases_at });
    return erasesAt;
  });
}
