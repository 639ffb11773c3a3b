import { staffSession as lifetimes, normalisedEmail, type StaffPermission, staffPermissions } from '@goldwren/rules';
import { and, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FoundSession } from '../../http/sessions/session.ts';
import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import { ago, now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import {
  type ProvenSignIn,
  type ProviderSignIn,
  providerProof,
  staffProof,
} from '../../platform/schema/staff-proof.ts';
import { staffMember, staffPermission, staffSession } from './staff.table.ts';
import type { StaffMember } from './staff-member.ts';

/** `last_seen_at` changes at most this often, so reading a session rarely writes. */
const touchMinutes = 1;

const nameColumns = { id: staffMember.id, email: staffMember.email, name: staffMember.name, roles: staffMember.roles };

/** Permissions in the order of `staffPermissions`, without those that only a newer build has. */
function inOrder(found: readonly string[]): StaffPermission[] {
  return staffPermissions.filter((permission) => found.includes(permission));
}

const memberColumns = {
  ...nameColumns,
  permissions: sql<StaffPermission[]>`ARRAY(SELECT p.permission FROM ${staffPermission} p
    WHERE p.granted AND p.role = ANY (${staffMember.roles}))`.mapWith(inOrder),
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

const touchMember = prepared('staff_touch_member', (db, at: Inputs<{ idHash: Buffer }>) =>
  db
    .update(staffMember)
    .set({ lastSeenAt: now() })
    .from(staffSession)
    .where(and(eq(staffSession.idHash, at.idHash), eq(staffMember.id, staffSession.staffId))),
);

/** Returns the owner of a live session; null for an unknown, idle or expired one, or when the owner can no longer sign in. */
export async function readStaffSession(db: Db, idHash: Buffer): Promise<FoundSession<StaffMember> | null> {
  const [found] = await liveSession(db, { idHash });
  return found ? { principal: found.member, isFresh: found.isFresh, isStale: found.isStale } : null;
}

const activeMember = prepared('staff_active_member', (db, at: Inputs<{ email: string }>) =>
  db
    .select({ member: memberColumns })
    .from(staffMember)
    .where(
      and(
        eq(staffMember.email, at.email),
        isNull(staffMember.disabledAt),
        isNull(staffMember.lockedAt),
        isNotNull(staffMember.totpSecret),
      ),
    ),
);

/** Returns the member with this email who could have a session; null when there is none, or it is disabled, locked or not set up. */
export async function selectActiveStaff(db: Db, email: string): Promise<StaffMember | null> {
  const [found] = await activeMember(db, { email });
  return found?.member ?? null;
}

/** Records that a session is in use. */
export async function touchStaffSession(db: Db, idHash: Buffer): Promise<void> {
  await touchSession(db, { idHash });
  await touchMember(db, { idHash });
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
    .select({
      member: memberColumns,
      passwordHash: sql<string>`${staffMember.passwordHash}`,
      totpSecret: sql<Buffer>`${staffMember.totpSecret}`,
    })
    .from(staffMember)
    .where(
      and(
        eq(staffMember.email, at.email),
        isNull(staffMember.disabledAt),
        isNotNull(staffMember.passwordHash),
        isNotNull(staffMember.totpSecret),
      ),
    ),
);

/** Returns null when no member has this email, or the member cannot sign in (disabled, or not set up). */
export async function selectStaffCredentials(
  db: Db,
  email: string,
): Promise<{ member: StaffMember; passwordHash: string; totpSecret: Buffer } | null> {
  const [found] = await credentialsOf(db, { email });
  return found ?? null;
}

/** A member whom the identity provider may sign in, and what their code is checked against. */
interface ProviderAccount {
  readonly member: StaffMember;
  readonly totpSecret: Buffer;
}

const byProvider = prepared('staff_by_provider', (db, at: Inputs<{ identity: string; email: string | null }>) =>
  db
    .select({
      member: memberColumns,
      totpSecret: staffMember.totpSecret,
      disabledAt: staffMember.disabledAt,
      providerIdentity: staffMember.providerIdentity,
    })
    .from(staffMember)
    .where(
      or(
        eq(staffMember.providerIdentity, at.identity),
        and(eq(staffMember.email, at.email), isNull(staffMember.providerIdentity)),
      ),
    ),
);

/**
 * Returns the account that an identity of the provider signs in: the one that it is bound to, or the one with this email that
 * has no identity yet. `email`: null when the provider has not verified it. Returns null when there is none, or it is disabled
 * or not set up. An identity of a disabled account never falls back to another account.
 */
export async function selectProviderAccount(
  db: Db,
  identity: string,
  email: string | null,
): Promise<ProviderAccount | null> {
  const found = await byProvider(db, { identity, email });
  const account = found.find((one) => one.providerIdentity !== null) ?? found[0];
  if (!account || account.disabledAt !== null || account.totpSecret === null) return null;
  return { member: account.member, totpSecret: account.totpSecret };
}

/** The same as `openStaffSession`, for a member whom the identity provider authenticated. It binds the identity at first. */
export async function openProviderSession(db: Db, seedKey: Buffer, session: ProviderSignIn): Promise<boolean> {
  const { staffId, step, idHash, identity } = session;
  const args = [staffId, step, idHash, identity, providerProof(seedKey, session)];
  return (await callForRow<{ opened: boolean }>(db, 'open_provider_session', args)).opened;
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

/** Disables an account for `pnpm staff:disable` and ends its sessions; false when there is none or it is disabled. Needs the owner. */
export async function disableByEmail(db: Db, email: string): Promise<boolean> {
  const [member] = await db
    .update(staffMember)
    .set({ disabledAt: now() })
    .where(and(eq(staffMember.email, email), isNull(staffMember.disabledAt)))
    .returning({ id: staffMember.id });
  if (member) await db.delete(staffSession).where(eq(staffSession.staffId, member.id));
  return member !== undefined;
}

export type NewStaffMember = Required<
  Pick<typeof staffMember.$inferInsert, 'id' | 'email' | 'name' | 'roles' | 'passwordHash' | 'totpSecret'>
>;

/** Returns false when the mailbox already has an account. Requires the owner of the tables; the role of the API has no right. */
export async function insertStaffMember(db: Db, member: NewStaffMember): Promise<boolean> {
  const emailKey = normalisedEmail(member.email);
  const added = await db
    .insert(staffMember)
    .values({ ...member, emailKey })
    .onConflictDoNothing()
    .returning({ id: staffMember.id });
  return added.length === 1;
}

export async function hasStaffMember(db: Db, email: string): Promise<boolean> {
  return (await db.$count(staffMember, eq(staffMember.emailKey, normalisedEmail(email)))) > 0;
}

const staffMembers = prepared('staff_members', (db, _at: Inputs<Record<never, never>>) =>
  db
    .select({
      ...nameColumns,
      disabledAt: staffMember.disabledAt,
      lockedAt: staffMember.lockedAt,
      lastSeenAt: staffMember.lastSeenAt,
      isInvited: sql<boolean>`${staffMember.passwordHash} IS NULL`,
      hasSecondFactor: sql<boolean>`${staffMember.totpSecret} IS NOT NULL`,
    })
    .from(staffMember)
    .orderBy(staffMember.name, staffMember.id),
);

export function selectStaffMembers(db: Db) {
  return staffMembers(db, {});
}

/**
 * A condition that this column does not name a disabled member. A decision that needs two people does not count the
 * approval of a person who has been disabled since.
 */
export function isNotDisabled(staffId: AnyPgColumn): SQL {
  return sql`NOT EXISTS (SELECT FROM ${staffMember} WHERE ${staffMember.id} = ${staffId} AND ${staffMember.disabledAt} IS NOT NULL)`;
}
