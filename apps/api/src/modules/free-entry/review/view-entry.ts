import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { type PlayerLine, selectLineByEmailKey, selectPlayerLines } from '../../players/public.ts';
import { type EntryRow, selectAlike, selectEntry } from '../free-entry.store.ts';

export interface ViewedEntry {
  readonly entry: EntryRow;
  /** Entries with the same email, person or address, newest first. */
  readonly alike: EntryRow[];
  /** The account that was credited, or that has the email now. */
  readonly player: PlayerLine | null;
}

const maxAlike = 50;

/**
 * Returns one entry in full for a decision. The access is audited in the same transaction.
 * @throws Problem `not_found`
 */
export async function viewEntry(
  { database }: Pick<Context, 'database'>,
  entryId: string,
  staff: StaffActor,
): Promise<ViewedEntry> {
  return inStaffTransaction(database, staff, async (db) => {
    const entry = await selectEntry(db, entryId);
    if (!entry) throw new Problem('not_found');
    const alike = await selectAlike(db, entry, maxAlike);
    const player = entry.playerId
      ? ((await selectPlayerLines(db, [entry.playerId])).get(entry.playerId) ?? null)
      : await selectLineByEmailKey(db, entry.emailKey, entry.email);
    const subject = { type: 'entry', id: entry.id } as const;
    await recordAudit(db, { action: 'entry.viewed', subject, facts: { reference: entry.reference } });
    return { entry, alike, player };
  });
}
