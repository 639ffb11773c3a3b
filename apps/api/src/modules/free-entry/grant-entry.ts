import { type Applicant, findRefusal, formatHundredths, freeEntry, type PolicyPack } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { screenForm } from '../exclusions/public.ts';
import { grantFreeEntry } from '../ledger/public.ts';
import { type EntryRow, markRejected } from './free-entry.store.ts';

/** The account of an entry. Its row is locked or new, so its region does not change meanwhile. */
export interface Holder extends Applicant {
  readonly id: string;
}

/**
 * Credits a locked entry to its player, or rejects it where the region of the player accepts no free entries. The region is
 * checked here and not in the form, which is the same for every visitor. A player without a region is credited, and the
 * coins stay locked until a region is set, like the welcome offer. The ledger accepts the ID of an entry once.
 * A self-excluded player is rejected too.
 * `in_review`: nothing was done, because the account may belong to an excluded person.
 * `held`: nothing was done, because the account cannot receive it yet (suspended, or in a cool-off). `unverified`: likewise,
 * because its address is not verified.
 * @param decidedBy Who approved it. An earlier decision keeps its name.
 */
export async function grantEntry(
  { mailer, config }: Pick<Context, 'mailer' | 'config'>,
  db: Db,
  pack: PolicyPack,
  entry: EntryRow,
  holder: Holder,
  decidedBy: string,
): Promise<'granted' | 'rejected' | 'held' | 'unverified' | 'in_review'> {
  const { reference, fullName, email: recipient, locale } = entry;
  const refusal = findRefusal(pack, 'free_entry', holder, null);
  const { hold, namesExcluded } = await screenForm(db, config.seedKey, holder.id, 'free_entry', entry);
  if (refusal?.code === 'region_blocked') {
    const { country, region } = refusal.params;
    const rejection = { code: 'region', country, region } as const;
    await markRejected(db, entry.id, rejection, decidedBy);
    await mailer.queue(db, { template: 'free_entry_rejected', recipient, locale, fullName, reference, rejection });
    return 'rejected';
  }
  // A self-excluded person receives nothing, and no mail.
  if (refusal?.code === 'self_excluded' || hold === 'exact' || namesExcluded) {
    await markRejected(db, entry.id, { code: 'self_excluded' }, decidedBy);
    return 'rejected';
  }
  if (hold === 'near') return 'in_review';
  if (refusal) return refusal.code === 'email_unverified' ? 'unverified' : 'held';
  const amount = freeEntry.grantHundredths;
  await grantFreeEntry(db, holder.id, entry.id);
  const approved = { template: 'free_entry_approved', recipient, locale, fullName, reference, waitsFor: null } as const;
  await mailer.queue(db, { ...approved, amount: formatHundredths(amount) });
  return 'granted';
}
