import { formatHundredths, freeEntry, type PolicyPack } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { lockAccountByEmailKey } from '../../players/public.ts';
import { type EntryRow, lockEntry, markHeld } from '../free-entry.store.ts';
import { grantEntry } from '../grant-entry.ts';

/**
 * `held`: approved, but waits for an account, its verified address or the end of a cool-off. `rejected`: the player's region
 * does not allow free entries.
 */
export type Approval = 'granted' | 'held' | 'rejected';

/**
 * Approves an entry for staff: credits it to the account with its email, or holds it. A repeated call changes nothing
 * and returns the current state.
 * @throws Problem `not_found`; `conflict` when it was rejected or has expired; `account_suspended` while the account
 *   is.
 */
export async function approveEntry(
  context: Pick<Context, 'database' | 'policy' | 'mailer' | 'config'>,
  entryId: string,
  by: StaffActor,
): Promise<Approval> {
  const pack = await context.policy();
  return inStaffTransaction(context.database, by, async (db) => {
    const entry = await lockEntry(db, entryId);
    if (!entry) throw new Problem('not_found');
    if (entry.status !== 'pending') return currentApproval(entry);
    const outcome = await approvePending(context, db, pack, entry, by.email);
    await recordAudit(db, {
      action: 'entry.approved',
      subject: { type: 'entry', id: entry.id },
      facts: { reference: entry.reference, outcome },
    });
    return outcome;
  });
}

async function approvePending(
  context: Pick<Context, 'mailer' | 'config'>,
  db: Db,
  pack: PolicyPack,
  entry: EntryRow,
  by: string,
): Promise<Approval> {
  const account = await lockAccountByEmailKey(db, entry.emailKey, entry.email);
  if (!account) return holdEntry(context, db, entry, by, 'account');
  if (account.suspendedAt !== null) {
    throw new Problem('account_suspended', {
      params: { reason: 'entry_holder' },
    });
  }
  const granted = await grantEntry(context, db, pack, entry, account, by);
  if (granted === 'unverified') return holdEntry(context, db, entry, by, 'verification');
  if (granted === 'granted' || granted === 'rejected') return granted;
  // The player can do nothing about it, and gets a mail with the coins.
  await markHeld(db, entry.id, by, freeEntry.heldDays);
  return 'held';
}

function currentApproval(entry: EntryRow): Approval {
  if (entry.status === 'granted') return 'granted';
  if (entry.status === 'approved') return 'held';
  throw new Problem('conflict', { params: { reason: 'entry_decided', status: entry.status } });
}

async function holdEntry(
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  entry: EntryRow,
  by: string,
  waitsFor: 'account' | 'verification',
): Promise<'held'> {
  await markHeld(db, entry.id, by, freeEntry.heldDays);
  await mailer.queue(db, {
    template: 'free_entry_approved',
    recipient: entry.email,
    locale: entry.locale,
    fullName: entry.fullName,
    reference: entry.reference,
    amount: formatHundredths(freeEntry.grantHundredths),
    waitsFor,
  });
  return 'held';
}
