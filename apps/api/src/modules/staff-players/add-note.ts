import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { insertPlayerEvent, selectPlayer } from '../players/public.ts';

/**
 * Adds a note to a player's timeline for other staff. The audit log records only that a note was written, not its text.
 * @throws Problem `not_found`.
 */
export async function addNote(
  database: Database,
  staff: StaffActor,
  note: { readonly playerId: string; readonly text: string },
): Promise<void> {
  const { playerId, text } = note;
  await inStaffTransaction(database, staff, async (tx) => {
    if (!(await selectPlayer(tx, playerId))) throw new Problem('not_found');
    await insertPlayerEvent(tx, { playerId, kind: 'note', staffId: staff.id, facts: { text } });
    const subject = { type: 'player', id: playerId } as const;
    await recordAudit(tx, { action: 'player.noted', subject, facts: {} });
  });
}
