import type { StaffRedemption } from '@goldwren/contracts/staff';
import { type ForfeitureReason, formatHundredths, type RejectionReason } from '@goldwren/rules';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { readForStaff, type StaffDeps } from '../review/read-for-staff.ts';
import { lockRedemptionById } from './lock-redemption.ts';
import { moveRedemption } from './move-redemption.ts';

/** How a member of staff ends a redemption without a prize, and what the player is told. */
export type Ending = { readonly note: string | null } & (
  | { readonly as: 'rejected'; readonly reason: RejectionReason }
  | { readonly as: 'forfeited'; readonly reason: ForfeitureReason }
);

/**
 * Rejected, the Sweeps Coins go back, exactly; forfeited, they do not. Against an approval at the same moment one of the
 * two wins, and the other is told so.
 * @throws Problem `not_found`; `conflict` where it has ended, or is with the payment provider.
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
    const view = await readForStaff(deps, tx, id);
    await recordAudit(tx, {
      action: `redemption.${as}`,
      subject: { type: 'redemption', id },
      facts: { player: locked.row.playerId, amount: formatHundredths(locked.row.sweepsSubmitted), reason, note },
    });
    return view;
  });
}
