import type { SanctionsMatch } from '@goldwren/contracts/staff';
import type { SanctionsDecision } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectPlayerLines } from '../players/public.ts';
import { decideMatch as keepDecision, lockMatch, selectMatch } from './match.store.ts';
import { matchView } from './match-view.ts';

/**
 * Records whether a match is the listed person or another one. Repeating a decision changes nothing, so the first
 * reason stays.
 * @throws Problem `not_found`; `conflict` for a staff member who would change their own decision.
 */
export async function decideMatch(
  database: Database,
  staff: StaffActor,
  id: string,
  { decision, reason }: { decision: SanctionsDecision; reason: string },
): Promise<SanctionsMatch> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await lockMatch(tx, id);
    if (!row) throw new Problem('not_found');
    if (row.state !== decision) {
      if (row.decidedBy === staff.id) throw new Problem('conflict', { params: { reason: 'second_person' } });
      await keepDecision(tx, row, { state: decision, decidedBy: staff.id, reason });
      await recordAudit(tx, {
        action: decision === 'cleared' ? 'sanctions.cleared' : 'sanctions.confirmed',
        subject: { type: 'sanctions', id },
        facts: { player: row.playerId, before: row.state, reason },
      });
    }
    const decided = onlyRow([await selectMatch(tx, id)].flatMap((match) => (match ? [match] : [])));
    const players = await selectPlayerLines(tx, [row.playerId]);
    return matchView(decided, players.get(row.playerId), await readDatabaseClock(tx));
  });
}
