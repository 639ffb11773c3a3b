import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockEntry, markRejected } from './free-entry.store.ts';

const reasonMaxLength = 500;

/**
 * Staff reject an entry with a reason, which the person reads. Rejecting again changes nothing: the first reason stands.
 * @throws Problem `not_found`; `validation_failed` without a reason; `conflict` when it was approved or has expired.
 */
export async function rejectEntry(
  { database, mailer }: Pick<Context, 'database' | 'mailer'>,
  entryId: string,
  reason: string,
  by: string,
): Promise<void> {
  const said = reason.trim();
  if (said === '' || said.length > reasonMaxLength) {
    throw new Problem('validation_failed', {
      fields: { reason: [{ code: 'reason_length', params: { max: reasonMaxLength } }] },
    });
  }
  await inTransaction(database, async (db) => {
    const entry = await lockEntry(db, entryId);
    if (!entry) throw new Problem('not_found');
    if (entry.status === 'rejected') return;
    if (entry.status !== 'pending') {
      throw new Problem('conflict', { params: { reason: 'entry_decided', status: entry.status } });
    }
    const rejection = { code: 'written', text: said } as const;
    await markRejected(db, entry.id, rejection, by);
    const { email: recipient, locale, fullName, reference } = entry;
    await mailer.queue(db, { template: 'free_entry_rejected', recipient, locale, fullName, reference, rejection });
  });
}
