import { staffSession as lifetimes } from '@goldwren/rules';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { FoundSession } from '../../http/sessions/session.ts';
import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import { ago, now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { type ProvenSignIn, staffProof } from '../../platform/schema/staff-proof.ts';
import { staffMember, staffSession } from './staff.table.ts';
import type { StaffMember } from './staff-member.ts';

/** `last_seen_at` changes at most this often, so reading a session rarely writes. */
const touchMinutes = 1;

const memberColumns = {
  id: staffMember.id,
  email: staffMember.email,
  name: staffMember.name,
  roles: staffMember.roles,
};

const liveSession = prepared('staff_live_session', (db, at: Inputs<{ idHash: Buffer }>) =>
  db
    .select({
      member: memberColumns,
      isStale: sql<boolean>`${staffSession.lastSeenAt} < ${ago(touchMinutes, 'minute')}`,
      isFresh: sql<boolean>`${staffSession.provenAt} > ${ago(lifetimes.freshMinutes, 'minute')}`,
    })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.id, staffSession.staffId))
    .where(
      and(
        eq(staffSession.idHash, at.idHash),
        gt(staffSession.lastSeenAt, ago(lifetimes.idleMinutes, 'minute')),
        gt(staffSession.createdAt, ago(lifetimes.absoluteHours, 'hour')),
        isNull(staffMember.disabledAt),
        isNull(staffMember.lockedAt),
      ),
    ),
);

const touchSession = prepared('staff_touch_session', (db, at: Inputs<{ idHash: Buffer }>) =>
  db.update(staffSession).set({ lastSeenAt: now() }).where(eq(staffSession.idHash, at.idHash)),
);

/** Returns the owner of a live session; null for an unknown, idle or expired one, or when the owner can no longer sign in. */
export async function readStaffSession(db: Db, idHash: Buffer): Promise<FoundSession<StaffMember> | null> {
  const [found] = await liveSession(db, { idHash });
  return found ? { principal: found.member, isFresh: found.isFresh, isStale: found.isStale } : null;
}

/** Records that a session is in use. */
export async function touchStaffSession(db: Db, idHash: Buffer): Promise<void> {
  await touchSession(db, { idHash });
}

export async function deleteStaffSession(db: Db, idHash: Buffer): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.idHash, idHash));
}

/** Deletes sessions that can no longer be used. */
export async function deleteDeadStaffSessions(db: Db): Promise<void> {
  await db
    .delete(staffSession)
    .where(
      or(
        lt(staffSession.lastSeenAt, ago(lifetimes.idleMinutes, 'minute')),
        lt(staffSession.createdAt, ago(lifetimes.absoluteHours, 'hour')),
      ),
    );
}

const credentialsOf = prepared('staff_credentials', (db, at: Inputs<{ email: string }>) =>
  db
    .select({ member: memberColumns, passwordHash: staffMember.passwordHash, totpSecret: staffMember.totpSecret })
    .from(staffMember)
    .where(and(eq(staffMember.email, at.email), isNull(staffMember.disabledAt))),
);

/** Returns null when no member has this email, or the member can no longer sign in. */
export async function selectStaffCredentials(
  db: Db,
  email: string,
): Promise<{ member: StaffMember; passwordHash: string; totpSecret: Buffer } | null> {
  const [found] = await credentialsOf(db, { email });
  return found ?? null;
}

/** Counts a code after the correct password. `admitted`: the code may be checked. `lockedNow`: it locked the account. */
export async function countCode(db: Db, staffId: string): Promise<{ admitted: boolean; lockedNow: boolean }> {
  const counted = await callForRow<{ admitted: boolean; locked_now: boolean }>(db, 'count_staff_code', [staffId]);
  return { admitted: counted.admitted, lockedNow: counted.locked_now };
}

/**
 * Marks the code as used, adds the session and writes the log. Returns false and changes nothing when this code or a later one
 * was used before, or the account is locked or disabled. Of two simultaneous attempts one succeeds.
 */
export async function openStaffSession(db: Db, seedKey: Buffer, session: ProvenSignIn): Promise<boolean> {
  const { staffId, step, idHash, replaces } = session;
  const args = [staffId, step, idHash, replaces, staffProof(seedKey, session)];
  return (await callForRow<{ opened: boolean }>(db, 'open_staff_session', args)).opened;
}

/**
 * Unlocks an account; false when it was not locked.
 * @throws Problem `forbidden` for the caller's own account, and without the permission `staff.unlock`.
 */
export async function unlockStaffMember(tx: Db, staffId: string): Promise<boolean> {
  return (await callForRow<{ was_locked: boolean }>(tx, 'unlock_staff_member', [staffId])).was_locked;
}

/** Unlocks an account for `pnpm staff:unlock`; false when there is none or it is not locked. Needs the owner of the tables. */
export async function clearLock(db: Db, email: string): Promise<boolean> {
  const { rowCount } = await db
    .update(staffMember)
    .set({ lockedAt: null, codesTried: 0 })
    .where(and(eq(staffMember.email, email), isNotNull(staffMember.lockedAt)));
  return rowCount === 1;
}

export type NewStaffMember = Pick<
  typeof staffMember.$inferInsert,
  'id' | 'email' | 'name' | 'roles' | 'passwordHash' | 'totpSecret'
>;

/** Returns false when the email already has an account. Requires the owner of the tables; the role of the API has no right. */
export async function insertStaffMember(db: Db, member: NewStaffMember): Promise<boolean> {
  const added = await db.insert(staffMember).values(member).onConflictDoNothing().returning({ id: staffMember.id });
  return added.length === 1;
}

export async function hasStaffMember(db: Db, email: string): Promise<boolean> {
  return (await db.select({ id: staffMember.id }).from(staffMember).where(eq(staffMember.email, email))).length > 0;
}

const colleagues = prepared('staff_colleagues', (db, _at: Inputs<Record<never, never>>) =>
  db
    .select({ ...memberColumns, disabledAt: staffMember.disabledAt, lockedAt: staffMember.lockedAt })
    .from(staffMember)
    .orderBy(staffMember.name, staffMember.id),
);

export function selectColleagues(db: Db) {
  return colleagues(db, {});
}
