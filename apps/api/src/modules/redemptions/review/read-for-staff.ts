import type { StaffRedemption } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { matchesOfPlayer } from '../../exclusions/public.ts';
import { selectPerson, selectPlayerLines } from '../../players/public.ts';
import { staffNames } from '../../staff/public.ts';
import { selectAllowance } from '../eligibility/eligibility.store.ts';
import { selectApprovals, selectEvents } from '../lifecycle/status-history.store.ts';
import { selectOne } from './queue.store.ts';
import { staffView } from './staff-view.ts';

export type StaffDeps = Pick<Context, 'database' | 'mailer' | 'events' | 'config' | 'emit'>;

/**
 * Returns a redemption with everything that a decision needs.
 * @throws Problem `not_found`.
 */
export async function readForStaff(db: Db, id: string): Promise<StaffRedemption> {
  const row = await selectOne(db, id);
  if (!row) throw new Problem('not_found');
  const person = await selectPerson(db, row.playerId);
  const lines = await selectPlayerLines(db, [row.playerId]);
  const events = await selectEvents(db, row.playerId, [id]);
  const approvals = await selectApprovals(db, row);
  const exclusionMatches = await matchesOfPlayer(db, row.playerId);
  const allowance = await selectAllowance(db, row.playerId);
  const names = await staffNames(db);
  return staffView({
    row,
    line: lines.get(row.playerId),
    person,
    events,
    approvals,
    exclusionMatches,
    allowance,
    names,
  });
}

/** Returns the same for a staff member who opens it. The access is audited in the same transaction. */
export function viewForStaff(deps: StaffDeps, staff: StaffActor, id: string): Promise<StaffRedemption> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const view = await readForStaff(tx, id);
    await recordAudit(tx, {
      action: 'redemption.viewed',
      subject: { type: 'redemption', id },
      facts: { player: view.player.id },
    });
    return view;
  });
}
