import { type Applicant, findRefusal, formatHundredths, freeEntry, type PolicyPack } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { screenForm } from '../exclusions/public.ts';
import { grantFreeEntry } from '../ledger/public.ts';
import { type EntryRow, markRejected } from './free-entry.store.ts';

/** The account that an entry belongs to. Its row is locked or new: where it lives does not change meanwhile. */
export interface Holder extends Applicant {
  readonly id: string;
}

/**
 * Credits a locked entry to its player, or refuses it where the player's region takes no free entries. The region is
 * asked for here and not in the form, which is the same for everybody. A player who has not named a region is credited:
 * like the welcome offer the coins stay locked until they do. The ledger takes an entry's id once.
 * Somebody who has excluded themselves is refused too.
 * `in_review`: nothing done, for the account may belong to a person who has excluded themselves.
 * `held`: nothing done, for the account may not take it yet (its address is not verified, or it is suspended).
 * @param decidedBy Who approved it; a decision that stands keeps its own name.
 */
export async function grantEntry(
  { mailer, config }: Pick<Context, 'mailer' | 'config'>,
  db: Db,
  pack: PolicyPack,
  entry: EntryRow,
  holder: Holder,
  decidedBy: string,
): Promise<'granted' | 'rejected' | 'held' | 'in_review'> {
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
  // Nothing comes to somebody who has excluded themselves, no mail either.
  if (refusal?.code === 'self_excluded' || hold === 'exact' || namesExcluded) {
    await markRejected(db, entry.id, { code: 'self_excluded' }, decidedBy);
    return 'rejected';
  }
  if (hold === 'near') return 'in_review';
  if (refusal) return 'held';
  const amount = freeEntry.grantHundredths;
  await grantFreeEntry(db, holder.id, entry.id);
  const approved = { template: 'free_entry_approved', recipient, locale, fullName, reference, waitsFor: null } as const;
  await mailer.queue(db, { ...approved, amount: formatHundredths(amount) });
  return 'granted';
}
