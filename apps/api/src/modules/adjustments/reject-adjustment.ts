import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type AdjustmentKey, type AdjustmentRow, markRejected, selectAdjustment } from './adjustments.store.ts';

/**
 * Rejects an adjustment. The requester may do this, too, to withdraw it. No coins move.
 * @throws Problem `not_found`, `conflict` when it is decided.
 */
export async function rejectAdjustment(
  { database }: Pick<Context, 'database'>,
  staff: StaffActor,
  key: AdjustmentKey,
  reason: string,
): Promise<AdjustmentRow> {
  return inStaffTransaction(database, staff, async (tx) => {
    const rejected = await markRejected(tx, key, reason);
    const row = await selectAdjustment(tx, key);
    if (!row) throw new Problem('not_found');
    if (!rejected) throw new Problem('conflict', { params: { reason: 'adjustment_decided' } });
    const subject = { type: 'adjustment', id: row.id } as const;
    await recordAudit(tx, { action: 'adjustment.rejected', subject, facts: { player: row.playerId, reason } });
    return row;
  });
}
