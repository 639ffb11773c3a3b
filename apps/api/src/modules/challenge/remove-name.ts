import type { AliasRemovalReason } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectEntryById } from './challenge.store.ts';
import { removeAlias } from './names.store.ts';

interface NameRemoval {
  readonly name: string;
  /** Shown to the player. */
  readonly reason: AliasRemovalReason;
  /** Only for the audit log. */
  readonly note: string;
}

/**
 * Removes a name from a leaderboard. The player keeps the result, sees the reason and can set another name.
 * @throws Problem `not_found`; `conflict` when the entry has another name or none.
 */
export async function removeName(
  database: Database,
  staff: StaffActor,
  entryId: string,
  { name, reason, note }: NameRemoval,
): Promise<void> {
  await inStaffTransaction(database, staff, async (tx) => {
    const entry = await selectEntryById(tx, entryId);
    if (!entry) throw new Problem('not_found');
    if (!(await removeAlias(tx, { ...entry, alias: name, removalReason: reason }))) throw new Problem('conflict');
    await recordAudit(tx, {
      action: 'leaderboard.name_removed',
      subject: { type: 'player', id: entry.playerId },
      facts: { day: entry.day, name, reason, note },
    });
  });
}
