import { normalisedEmail, type PolicyPack } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { lockHeldEntries } from './free-entry.store.ts';
import { grantEntry, type Holder } from './grant-entry.ts';

/** Credits what was held for the email of a new player, in the transaction of the registration. */
export async function grantHeldEntries(db: Db, pack: PolicyPack, player: Holder & { email: string }): Promise<void> {
  for (const entry of await lockHeldEntries(db, normalisedEmail(player.email))) {
    await grantEntry(db, pack, entry, player, entry.decidedBy ?? 'registration');
  }
}
