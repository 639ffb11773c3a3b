import type { StaffAccount, StaffAccountDetail } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectSessions, selectStaffMembers } from '../../staff/public.ts';

/** Lists the staff accounts, by name. There are few, so the list has no pages. */
export async function listStaffAccounts(db: Db): Promise<StaffAccount[]> {
  const rows = await selectStaffMembers(db);
  return rows.map(({ disabledAt, lockedAt, lastSeenAt, isInvited, hasSecondFactor, ...account }) => ({
    ...account,
    active: disabledAt === null,
    invited: isInvited,
    second_factor: hasSecondFactor,
    locked_at: lockedAt?.toISOString() ?? null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  }));
}

/** @throws Problem `not_found`. */
export async function readAccount(db: Db, id: string): Promise<StaffAccount> {
  const account = (await listStaffAccounts(db)).find((one) => one.id === id);
  if (!account) throw new Problem('not_found');
  return account;
}

/**
 * Returns an account with its signed-in browsers.
 * @throws Problem `not_found`.
 */
export async function readAccountDetail(db: Db, id: string): Promise<StaffAccountDetail> {
  const [account, sessions] = await Promise.all([readAccount(db, id), selectSessions(db, id)]);
  return {
    ...account,
    sessions: sessions.map(({ startedAt, lastSeenAt }) => ({
      started_at: startedAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
  };
}
