import type { ExclusionMatch } from '@goldwren/contracts/staff';
import type { ExclusionDecision } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { holdForExclusion } from './exclusions.store.ts';
import { lockMatch, selectMatch, updateDecision } from './match.store.ts';
import { viewMatches } from './match-view.ts';

/**
 * Records whether the account belongs to the excluded person, and holds or releases it in the same transaction.
 * Repeating a decision changes nothing, so the first reason stays.
 * @throws Problem `not_found`; `conflict` (`second_person`) for a staff member who would change their own decision.
 */
export async function decideMatch(
  database: Database,
  staff: StaffActor,
  id: string,
  { decision, reason }: { readonly decision: ExclusionDecision; readonly reason: string },
): Promise<ExclusionMatch> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await lockMatch(tx, id);
    if (!row) throw new Problem('not_found');
    if (row.state !== decision) {
      if (row.decidedBy === staff.id) throw new Problem('conflict', { params: { reason: 'second_person' } });
      await updateDecision(tx, row, { state: decision, decidedBy: staff.id, reason });
      await holdForExclusion(tx, row.playerId);
      await recordAudit(tx, {
        action: decision === 'cleared' ? 'exclusion.cleared' : 'exclusion.confirmed',
        subject: { type: 'exclusion', id },
        facts: { player: row.playerId, excluded: row.excludedPlayerId, before: row.state, reason },
      });
    }
    const decided = await selectMatch(tx, id);
    return onlyRow(await viewMatches(tx, decided ? [decided] : []));
  });
}
