import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordAudit } from '../audit/public.ts';
import { insertPlayerEvent, selectPlayer } from '../players/public.ts';

/**
 * Writes a note for colleagues into a player's timeline. The log says that one was written; what it says stands here.
 * @throws Problem `not_found`.
 */
export async function addNote(
  database: Database,
  staffId: string,
  note: { readonly playerId: string; readonly text: string },
): Promise<void> {
  const { playerId, text } = note;
  await inTransaction(database, async (tx) => {
    if (!(await selectPlayer(tx, playerId))) throw new Problem('not_found');
    await insertPlayerEvent(tx, { playerId, kind: 'note', staffId, facts: { text } });
    const subject = { type: 'player', id: playerId } as const;
    await recordAudit(tx, { staffId, action: 'player.noted', subject, facts: {} });
  });
}
