import type { OperatorAlert } from '@goldwren/contracts/staff';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { settleOpenAlert } from './alerts.store.ts';
import { getAlert } from './get-alert.ts';

/**
 * Closes an alert with a note on the result. A later occurrence opens a new alert.
 * @throws Problem `not_found`, or `conflict` when another staff member has settled it.
 */
export async function settleAlert(
  database: Database,
  request: {
    readonly id: string;
    readonly note: string;
    readonly staff: StaffActor;
  },
): Promise<OperatorAlert> {
  const { id, note, staff } = request;
  return inStaffTransaction(database, staff, async (tx) => {
    const alert = await getAlert(tx, id);
    const isSettled = await settleOpenAlert(tx, { id, note, staffId: staff.id, staffName: staff.name });
    if (!isSettled) throw new Problem('conflict');
    const facts = { kind: alert.kind, key: alert.key, day: alert.day, count: alert.count, note };
    await recordAudit(tx, { action: 'alert.settled', subject: { type: 'alert', id }, facts });
    return getAlert(tx, id);
  });
}
