import type { Colleague, StaffRedemption } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { matchesOfPlayer } from '../../exclusions/public.ts';
import { selectPerson, selectPlayerLines } from '../../players/public.ts';
import { selectAllowance } from '../eligibility/eligibility.store.ts';
import { selectApprovals, selectEvents } from '../lifecycle/status-history.store.ts';
import { selectOne } from './queue.store.ts';
import { staffView } from './staff-view.ts';

export interface StaffDeps extends Pick<Context, 'database' | 'mailer' | 'events' | 'config'> {
  /** Everybody who works here or did: decisions are kept by id. */
  readonly listStaff: (db: Db) => Promise<Colleague[]>;
}

/**
 * A redemption with everything that staff decide by.
 * @throws Problem `not_found`.
 */
export async function readForStaff(deps: Pick<StaffDeps, 'listStaff'>, db: Db, id: string): Promise<StaffRedemption> {
  const row = await selectOne(db, id);
  if (!row) throw new Problem('not_found');
  const person = await selectPerson(db, row.playerId);
  const lines = await selectPlayerLines(db, [row.playerId]);
  const events = await selectEvents(db, row.playerId, [id]);
  const approvals = await selectApprovals(db, row);
  const exclusionMatches = await matchesOfPlayer(db, row.playerId);
  const allowance = await selectAllowance(db, row.playerId);
  const names = new Map((await deps.listStaff(db)).map(({ id: staffId, name }) => [staffId, name]));
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

/** The same for somebody who opens it: the look is in the audit log before the answer leaves. */
export function viewForStaff(deps: StaffDeps, staff: StaffActor, id: string): Promise<StaffRedemption> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const view = await readForStaff(deps, tx, id);
    await recordAudit(tx, {
      action: 'redemption.viewed',
      subject: { type: 'redemption', id },
      facts: { player: view.player.id },
    });
    return view;
  });
}
