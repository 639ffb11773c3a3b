import type { StaffRedemption } from '@goldwren/contracts/staff';
import { type DelayReason, formatHundredths, openRedemptionStatuses, type RedemptionReason } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { type LockedRedemption, lockRedemptionById } from '../lifecycle/lock-redemption.ts';
import type { MoveDeps } from '../lifecycle/move-redemption.ts';
import { insertEvent } from '../lifecycle/status-history.store.ts';
import { redemptionMoved } from '../redemptions.events.ts';
import { readForStaff, type StaffDeps } from './read-for-staff.ts';

/**
 * Records the delay of a locked redemption in its history and notifies the player of the reason. Its state and clock do
 * not change.
 */
export async function recordDelay(
  { mailer, emit }: MoveDeps,
  tx: Db,
  { row, account }: LockedRedemption,
  { reason, note = null, staffId = null }: { reason: RedemptionReason; note?: string | null; staffId?: string | null },
): Promise<void> {
  await insertEvent(tx, row, { status: row.status, reason, note, staffId });
  await mailer.queue(tx, {
    template: 'redemption_late',
    recipient: account.email,
    locale: account.locale,
    firstName: account.firstName,
    redemptionId: row.id,
    amount: formatHundredths(row.sweepsSubmitted),
    method: row.payoutMethod,
    reason,
    note,
  });
  await emit(tx, redemptionMoved, { playerId: row.playerId });
}

/**
 * Sends the player the reason why the redemption is delayed, for staff.
 * @throws Problem `not_found`; `conflict` when the redemption has ended.
 */
export function announceDelay(
  deps: StaffDeps,
  staff: StaffActor,
  id: string,
  { reason, note }: { reason: DelayReason; note: string | null },
): Promise<StaffRedemption> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const locked = await lockRedemptionById(tx, id);
    const { status, playerId } = locked.row;
    if (!openRedemptionStatuses.includes(status)) {
      throw new Problem('conflict', { params: { reason: 'redemption_state', status } });
    }
    await recordDelay(deps, tx, locked, { reason, note, staffId: staff.id });
    const view = await readForStaff(tx, id);
    await recordAudit(tx, {
      action: 'redemption.delay_told',
      subject: { type: 'redemption', id },
      facts: { player: playerId, reason, note },
    });
    return view;
  });
}
