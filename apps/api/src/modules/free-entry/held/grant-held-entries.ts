import { normalisedEmail } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { lockHeldEntries } from '../free-entry.store.ts';
import { grantEntry, type Holder } from '../grant-entry.ts';

/** Credits the entries that are held for a mailbox, in the transaction that verifies its owner. */
export async function grantHeldEntries(
  context: Pick<Context, 'policy' | 'mailer' | 'config'>,
  db: Db,
  player: Holder & { email: string },
): Promise<void> {
  const pack = await context.policy();
  for (const entry of await lockHeldEntries(db, normalisedEmail(player.email))) {
    await grantEntry(context, db, pack, entry, player, entry.decidedBy ?? 'verification');
  }
}
