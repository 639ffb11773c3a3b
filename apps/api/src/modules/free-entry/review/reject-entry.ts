import type { EntryRejection } from '@goldwren/messages/facts/mail-facts';
import type { EntryRejectionReason } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { lockEntry, markRejected } from '../free-entry.store.ts';

export interface EntryRefusal {
  readonly reason: EntryRejectionReason;
  /** Sent to the person. Required for `other`. */
  readonly note?: string | undefined;
}

/**
 * Rejects an entry with a reason, which the person can read. A repeated call changes nothing, so the first reason
 * stays.
 * @throws Problem `not_found`; `validation_failed` for `other` without a note; `conflict` when it was approved or has
 *   expired.
 */
export async function rejectEntry(
  { database, mailer }: Pick<Context, 'database' | 'mailer'>,
  entryId: string,
  refusal: EntryRefusal,
  by: StaffActor,
): Promise<void> {
  const rejection = rejectionOf(refusal);
  await inStaffTransaction(database, by, async (db) => {
    const entry = await lockEntry(db, entryId);
    if (!entry) throw new Problem('not_found');
    if (entry.status === 'rejected') return;
    if (entry.status !== 'pending') {
      throw new Problem('conflict', { params: { reason: 'entry_decided', status: entry.status } });
    }
    await markRejected(db, entry.id, rejection, by.email);
    const { email: recipient, locale, fullName, reference } = entry;
    await mailer.queue(db, { template: 'free_entry_rejected', recipient, locale, fullName, reference, rejection });
    await recordAudit(db, {
      action: 'entry.rejected',
      subject: { type: 'entry', id: entry.id },
      facts: { reference, reason: refusal.reason, note: refusal.note ?? null },
    });
  });
}

function rejectionOf({ reason, note }: EntryRefusal): EntryRejection {
  const trimmedNote = note?.trim() || null;
  if (reason !== 'other') return { code: reason, note: trimmedNote };
  if (trimmedNote === null) throw new Problem('validation_failed', { fields: { note: [{ code: 'missing' }] } });
  return { code: 'written', text: trimmedNote };
}
