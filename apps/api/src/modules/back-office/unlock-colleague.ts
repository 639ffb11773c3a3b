import type { ColleagueAccount } from '@goldwren/contracts/staff';
import type { Database, Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectColleagues, unlockStaffMember } from '../staff/public.ts';

/** Lists the staff accounts with their locks, by name. There are few, so the list has no pages. */
export async function listColleagueAccounts(db: Db): Promise<ColleagueAccount[]> {
  const rows = await selectColleagues(db);
  return rows.map(({ disabledAt, lockedAt, ...colleague }) => ({
    ...colleague,
    active: disabledAt === null,
    locked_at: lockedAt?.toISOString() ?? null,
  }));
}

/**
 * Unlocks an account that was locked by too many wrong codes. A repeated call changes nothing and is not audited.
 * @throws Problem `not_found`; `forbidden` for the caller's own account, and for a caller who is no longer an
 *   administrator.
 */
export async function unlockColleague(database: Database, by: StaffActor, staffId: string): Promise<ColleagueAccount> {
  return inStaffTransaction(database, by, async (tx) => {
    if (await unlockStaffMember(tx, staffId)) {
      const subject = { type: 'staff', id: staffId } as const;
      await recordAudit(tx, { action: 'staff.unlocked', subject, facts: {} });
    }
    const account = (await listColleagueAccounts(tx)).find(({ id }) => id === staffId);
    if (!account) throw new Problem('not_found');
    return account;
  });
}
