import type { StaffRedemption } from '@goldwren/contracts/staff';
import { approvalsNeeded, formatHundredths } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { screenForExclusion, selectHold } from '../../exclusions/public.ts';
import { screenBeforePayment } from '../../identity/public.ts';
import { isSuspendedByStaff } from '../../players/public.ts';
import { isHeldBySanctions } from '../../sanctions/public.ts';
import { type LockedRedemption, lockRedemptionById } from '../lifecycle/lock-redemption.ts';
import { assertMove, moveRedemption } from '../lifecycle/move-redemption.ts';
import { countApprovals, insertApproval, insertEvent } from '../lifecycle/status-history.store.ts';
import { selectOwner } from '../redemption.store.ts';
import { redemptionApproved } from '../redemptions.events.ts';
import { readForStaff, type StaffDeps } from './read-for-staff.ts';

/**
 * Records the approval of a staff member. Amounts above `oneApprovalHundredths` need approvals by two different people.
 * The player is first compared with the sanctions list and with excluded people. The matches are stored even when the
 * approval is then rejected.
 * @throws Problem `not_found`; `conflict`: `redemption_state` when it is already decided, `redemption_needs` while the
 *   player has something to do, `redemption_held` for a sanctions match, a match with an excluded person, a suspension or
 *   a chargeback, `second_person` when the same person approves again, `sanctions_list_missing`.
 */
export async function approveRedemption(deps: StaffDeps, staff: StaffActor, id: string): Promise<StaffRedemption> {
  const playerId = await selectOwner(deps.database.db, id);
  if (playerId === null) throw new Problem('not_found');
  await screenBeforePayment(deps, playerId, 'approval');
  await screenForExclusion(deps, playerId, 'redemption_approval');
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const locked = await lockRedemptionById(tx, id);
    await assertApprovable(tx, locked);
    const { row } = locked;
    if (!(await insertApproval(tx, row, staff.id)))
      throw new Problem('conflict', { params: { reason: 'second_person' } });
    const given = await countApprovals(tx, row);
    const isLast = given >= approvalsNeeded(row.sweepsSubmitted);
    if (isLast) {
      const approved = await moveRedemption(deps, tx, locked, 'approved', { reason: 'approved', staffId: staff.id });
      await deps.emit(tx, redemptionApproved, { ...locked, row: approved });
    } else await insertEvent(tx, row, { status: row.status, reason: 'first_approval', staffId: staff.id });
    const view = await readForStaff(tx, id);
    await recordAudit(tx, {
      action: isLast ? 'redemption.approved' : 'redemption.approved_first',
      subject: { type: 'redemption', id },
      facts: { player: row.playerId, amount: formatHundredths(row.sweepsSubmitted), approvals: given },
    });
    return view;
  });
}

async function assertApprovable(tx: Db, { row, account }: LockedRedemption): Promise<void> {
  assertMove(row, 'approved');
  // The state table also allows this move after a failed payout, which does not go through a review.
  if (row.status !== 'in_review') {
    throw new Problem('conflict', { params: { reason: 'redemption_state', status: row.status } });
  }
  if (row.needs.length > 0) throw new Problem('conflict', { params: { reason: 'redemption_needs', needs: row.needs } });
  const by = isSuspendedByStaff(account) ? 'suspension' : account.redemptionSuspendedAt !== null ? 'chargeback' : null;
  const held =
    by ??
    ((await isHeldBySanctions(tx, row.playerId)) ? 'sanctions' : null) ??
    ((await selectHold(tx, row.playerId)) ? 'exclusion' : null);
  if (held) throw new Problem('conflict', { params: { reason: 'redemption_held', by: held } });
}
