import { allowance, type Country, formatHundredths, freeEntry, type PolicyPack, regionNames } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { grantFreeEntry } from '../ledger/public.ts';
import { type EntryRow, markGranted, markRejected } from './free-entry.store.ts';

/** The account that an entry belongs to. Its row is locked or new: where it lives does not change meanwhile. */
export interface Holder {
  readonly id: string;
  readonly country: Country;
  readonly region: string | null;
}

/**
 * Credits a locked entry to its player, or refuses it where the player's region takes no free entries. The region is
 * asked for here and not in the form, which is the same for everybody. A player who has not named a region is credited:
 * like the welcome offer the coins stay locked until they do. The ledger takes an entry's id once.
 * @param decidedBy Who approved it; a decision that stands keeps its own name.
 */
export async function grantEntry(
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  pack: PolicyPack,
  entry: EntryRow,
  holder: Holder,
  decidedBy: string,
): Promise<'granted' | 'rejected'> {
  const { reference, fullName, email: recipient } = entry;
  const allowed = allowance(pack, 'free_entry', holder.country, holder.region);
  if (!allowed.allowed) {
    const where = (holder.region && regionNames[holder.country][holder.region]) ?? 'your region';
    const reason = `Free entries are not available in ${where}.`;
    await markRejected(db, entry.id, reason, decidedBy);
    await mailer.queue(db, { template: 'free_entry_rejected', recipient, fullName, reference, reason });
    return 'rejected';
  }
  const amount = freeEntry.grantHundredths;
  await grantFreeEntry(db, { playerId: holder.id, amount, ref: entry.id });
  await markGranted(db, entry.id, holder.id, decidedBy);
  const approved = { template: 'free_entry_approved', recipient, fullName, reference, held: false } as const;
  await mailer.queue(db, { ...approved, amount: formatHundredths(amount) });
  return 'granted';
}
