import type { PayoutReceipt } from '@goldwren/contracts/player';
import { addBusinessDays, formatHundredths, payoutTerms, productDayStart } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { selectPayableSince, statusOfRedemption } from '../redemptions/public.ts';
import { selectPaidPayout } from './payouts.store.ts';

/**
 * Returns what was paid for a redemption, and when it should arrive.
 * @throws Problem `not_found` for another player's redemption, `conflict` for one that is not paid.
 */
export async function readReceipt(db: Db, playerId: string, redemptionId: string): Promise<PayoutReceipt> {
  const status = await statusOfRedemption(db, playerId, redemptionId);
  if (status === null) throw new Problem('not_found');
  const row = await selectPaidPayout(db, playerId, redemptionId);
  if (!row?.paidOn || row.reference === null) {
    throw new Problem('conflict', { params: { reason: 'redemption_state', status } });
  }
  const { from, to } = payoutTerms[row.method].businessDays;
  const paidAt = productDayStart(row.paidOn);
  const approvedAt = (await selectPayableSince(db, { playerId, id: redemptionId })) ?? paidAt;
  const earliest = addBusinessDays(approvedAt, from);
  return {
    redemption_id: redemptionId,
    payout_method: row.method,
    gross: formatHundredths(row.grossCents),
    withheld: formatHundredths(row.withheldCents),
    paid: formatHundredths(row.netCents),
    paid_on: row.paidOn,
    reference: row.reference,
    arrives: {
      from: new Date(Math.max(earliest.getTime(), paidAt.getTime())).toISOString(),
      by: addBusinessDays(approvedAt, to).toISOString(),
    },
  };
}
