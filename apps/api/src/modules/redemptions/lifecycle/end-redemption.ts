import type { StaffRedemption } from '@goldwren/contracts/staff';
import { type ForfeitureReason, formatHundredths, type RejectionReason } from '@goldwren/rules';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { readForStaff, type StaffDeps } from '../review/read-for-staff.ts';
import { lockRedemptionById } from './lock-redemption.ts';
import { moveRedemption } from './move-redemption.ts';

/** How staff end a redemption without a prize, and what the player is shown. */
export type Ending = { readonly note: string | null } & (
  | { readonly as: 'rejected'; readonly reason: RejectionReason }
  | { readonly as: 'forfeited'; readonly reason: ForfeitureReason }
);

/**
 * Rejects or forfeits a redemption. A rejection returns exactly its Sweeps Coins; a forfeiture does not.
 * When another decision happens at the same time, one of them wins and the other gets a conflict.
 * @throws Problem `not_found`; `conflict` when it has ended, or is with the payment provider.
 */
export function endRedemption(
  deps: StaffDeps,
  staff: StaffActor,
  id: string,
  { as, reason, note }: Ending,
): Promise<StaffRedemption> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const locked = await lockRedemptionById(tx, id);
    await moveRedemption(deps, tx, locked, as, { reason, note, staffId: staff.id });
    const view = await readForStaff(tx, id);
    await recordAudit(tx, {
      action: `redemption.${as}`,
      subject: { type: 'redemption', id },
      facts: { player: locked.row.playerId, amount: formatHundredths(locked.row.sweepsSubmitted), reason, note },
    });
    return view;
  });
}
