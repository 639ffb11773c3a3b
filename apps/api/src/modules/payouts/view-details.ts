import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { openDetailsOf } from '../redemptions/public.ts';
import type { DetailsDeps } from './batches/export-batch.ts';
import { payeesOf } from './payees.ts';
import { selectPayoutById } from './payouts.store.ts';

/**
 * Returns the full destination of a payout. The access is audited.
 * @throws Problem `not_found`.
 */
export async function viewDetails(
  { database, box }: Omit<DetailsDeps, 'provider'>,
  staff: StaffActor,
  id: string,
): Promise<{ payee: string; payout_details: string }> {
  return inStaffTransaction(database, staff, async (tx) => {
    const row = await selectPayoutById(tx, id);
    if (!row) throw new Problem('not_found');
    const { playerId, redemptionId } = row;
    const details = await openDetailsOf(tx, box, { playerId, id: redemptionId });
    const payee = (await payeesOf(tx, [row])).get(playerId) ?? '';
    const subject = { type: 'payout', id } as const;
    await recordAudit(tx, { action: 'payout.details_viewed', subject, facts: { player: playerId } });
    return { payee, payout_details: details };
  });
}
