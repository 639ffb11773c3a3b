import type { StaffAccount } from '@goldwren/contracts/staff';
import type { Database } from '../../../platform/database.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { unlockStaffMember } from '../../staff/public.ts';
import { readAccount } from './list-accounts.ts';

/**
 * Unlocks an account that was locked by too many wrong codes. A repeated call changes nothing and is not audited.
 * @throws Problem `not_found`; `forbidden` for the caller's own account, and for a caller who is no longer an
 *   administrator.
 */
export async function unlockAccount(database: Database, by: StaffActor, staffId: string): Promise<StaffAccount> {
  return inStaffTransaction(database, by, async (tx) => {
    if (await unlockStaffMember(tx, staffId)) {
      const subject = { type: 'staff', id: staffId } as const;
      await recordAudit(tx, { action: 'staff.unlocked', subject, facts: {} });
    }
    return readAccount(tx, staffId);
  });
}
