import type { StaffAccountDetail } from '@goldwren/contracts/staff';
import type { Database } from '../../../platform/database.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { deleteSessionsOf } from '../../staff/public.ts';
import { readAccountDetail } from './list-accounts.ts';

/**
 * Signs a member out everywhere. It needs no second person, because it takes nothing away: the member signs in again.
 * @throws Problem `not_found`.
 */
export function endSessions(database: Database, by: StaffActor, staffId: string): Promise<StaffAccountDetail> {
  return inStaffTransaction(database, by, async (tx) => {
    const sessions = await deleteSessionsOf(tx, staffId);
    const account = await readAccountDetail(tx, staffId);
    const subject = { type: 'staff', id: staffId } as const;
    await recordAudit(tx, { action: 'staff.sessions_ended', subject, facts: { sessions } });
    return account;
  });
}
