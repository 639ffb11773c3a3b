import type { ColleagueAccount, ColleagueDetail } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectColleagues, selectSessions } from '../../staff/public.ts';

/** Lists the staff accounts, by name. There are few, so the list has no pages. */
export async function listColleagueAccounts(db: Db): Promise<ColleagueAccount[]> {
  const rows = await selectColleagues(db);
  return rows.map(({ disabledAt, lockedAt, lastSeenAt, isInvited, hasSecondFactor, ...colleague }) => ({
    ...colleague,
    active: disabledAt === null,
    invited: isInvited,
    second_factor: hasSecondFactor,
    locked_at: lockedAt?.toISOString() ?? null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  }));
}

/** @throws Problem `not_found`. */
export async function readAccount(db: Db, id: string): Promise<ColleagueAccount> {
  const account = (await listColleagueAccounts(db)).find((one) => one.id === id);
  if (!account) throw new Problem('not_found');
  return account;
}

/**
 * Returns an account with its signed-in browsers.
 * @throws Problem `not_found`.
 */
export async function readAccountDetail(db: Db, id: string): Promise<ColleagueDetail> {
  const [account, sessions] = await Promise.all([readAccount(db, id), selectSessions(db, id)]);
  return {
    ...account,
    sessions: sessions.map(({ startedAt, lastSeenAt }) => ({
      started_at: startedAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
  };
}
