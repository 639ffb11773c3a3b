import { addBusinessDays, adjustmentBusinessDays, type Currency, formatHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectPlayer } from '../players/public.ts';
import { type AdjustmentRow, insertAdjustment, selectAdjustment } from './adjustments.store.ts';

export interface AdjustmentRequest {
  readonly id: string;
  readonly playerId: string;
  readonly currency: Currency;
  /** Hundredths, positive to the player. */
  readonly amount: bigint;
  readonly reason: string;
}

/**
 * Requests an adjustment. No coins move. A repeated request returns the first one.
 * @throws Problem `not_found` for an unknown player, `conflict` when the id was used for another request.
 */
export async function requestAdjustment(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  staff: StaffActor,
  request: AdjustmentRequest,
): Promise<AdjustmentRow> {
  const { id, playerId, currency, amount, reason } = request;
  return inStaffTransaction(database, staff, async (tx) => {
    if (!(await selectPlayer(tx, playerId))) throw new Problem('not_found');
    const dueAt = addBusinessDays(clock.now(), adjustmentBusinessDays);
    const isNew = await insertAdjustment(tx, { ...request, requestedBy: staff.id, dueAt });
    const row = (await selectAdjustment(tx, { playerId, id })) as AdjustmentRow;
    if (!isNew) {
      const isSame = row.currency === currency && row.amount === amount && row.reason === reason;
      if (!isSame || row.requestedBy !== staff.id)
        throw new Problem('conflict', { params: { reason: 'adjustment_differs' } });
      return row;
    }
    const facts = { player: playerId, currency, amount: formatHundredths(amount), reason };
    await recordAudit(tx, { action: 'adjustment.requested', subject: { type: 'adjustment', id }, facts });
    return row;
  });
}
