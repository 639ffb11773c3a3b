import {
  normalisedEmail,
  type StaffChangeKind,
  type StaffPermission,
  type StaffRole,
  staffChangeDays,
  staffPermissions,
} from '@goldwren/rules';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import { ago, now } from '../../platform/postgres/sql-instants.ts';
import { staffChange, staffLink, staffMember, staffPermission, staffSession } from './staff.table.ts';

/** Why an archived month cannot be dropped (drop_month_refusal). */
export type DropRefusal =
  | 'month_not_archived'
  | 'month_dropped'
  | 'month_too_young'
  | 'month_order'
  | 'month_without_partition';

/** Why a change was not made (sql/functions). */
type ChangeRefusal =
  | 'not_found'
  | 'own_account'
  | 'change_pending'
  | 'change_decided'
  | 'change_expired'
  | 'second_person'
  | 'requester_gone'
  | 'email_taken'
  | 'account_state'
  | DropRefusal;

export interface RequestedChange {
  readonly id: string;
  readonly kind: StaffChangeKind;
  /** The ID of the account, the name of the role, or the first day of the month. */
  readonly subject: string;
  readonly reason: string;
  readonly name?: string;
  readonly email?: string;
  readonly roles?: readonly StaffRole[];
  readonly permissions?: readonly StaffPermission[];
}

/** Makes a change of an account or a role, or stores it until a second person approves it (`waits`). */
export function requestStaffChange(
  tx: Db,
  change: RequestedChange,
  tokenHash: Buffer,
): Promise<{ refusal: ChangeRefusal | null; waits: boolean }> {
  const { id, kind, subject, name = null, email = null, roles = null, permissions = null, reason } = change;
  const emailKey = email === null ? null : normalisedEmail(email);
  const lists = [roles && [...roles], permissions && [...permissions]];
  return callForRow(tx, 'request_staff_change', [
    id,
    kind,
    subject,
    name,
    email,
    emailKey,
    ...lists,
    reason,
    tokenHash,
  ]);
}

export async function approveStaffChange(tx: Db, id: string, tokenHash: Buffer): Promise<ChangeRefusal | null> {
  return (await callForRow<{ refusal: ChangeRefusal | null }>(tx, 'approve_staff_change', [id, tokenHash])).refusal;
}

export async function rejectStaffChange(tx: Db, id: string, note: string): Promise<ChangeRefusal | null> {
  return (await callForRow<{ refusal: ChangeRefusal | null }>(tx, 'reject_staff_change', [id, note])).refusal;
}

export type StaffChangeRow = typeof staffChange.$inferSelect;

export async function selectStaffChange(db: Db, id: string): Promise<StaffChangeRow | null> {
  return (await db.select().from(staffChange).where(eq(staffChange.id, id)))[0] ?? null;
}

/** Returns the changes that a second person can approve, oldest first. */
export function selectPendingChanges(db: Db): Promise<StaffChangeRow[]> {
  return db
    .select()
    .from(staffChange)
    .where(and(eq(staffChange.status, 'pending'), gt(staffChange.requestedAt, ago(staffChangeDays, 'day'))))
    .orderBy(asc(staffChange.requestedAt), asc(staffChange.id));
}

/** Returns the request to drop a month that a second person approved within the last days. Null without one. */
export async function selectApprovedDrop(db: Db, month: string): Promise<string | null> {
  const [row] = await db
    .select({ id: staffChange.id })
    .from(staffChange)
    .where(
      and(
        eq(staffChange.kind, 'drop_month'),
        eq(staffChange.subject, month),
        eq(staffChange.status, 'approved'),
        gt(staffChange.decidedAt, ago(staffChangeDays, 'day')),
      ),
    )
    .orderBy(desc(staffChange.decidedAt))
    .limit(1);
  return row?.id ?? null;
}

/** Returns the permissions that each role has now. */
export async function selectRoleGrants(db: Db): Promise<ReadonlyMap<StaffRole, readonly StaffPermission[]>> {
  const rows = await db.select().from(staffPermission).where(eq(staffPermission.granted, true));
  const roles = new Set(rows.map(({ role }) => role));
  const has = (role: StaffRole, one: StaffPermission) =>
    rows.some((row) => row.role === role && row.permission === one);
  return new Map([...roles].map((role) => [role, staffPermissions.filter((one) => has(role, one))]));
}

/** Returns the signed-in browsers of a member, the last used one first. */
export function selectSessions(db: Db, staffId: string): Promise<{ startedAt: Date; lastSeenAt: Date }[]> {
  return db
    .select({ startedAt: staffSession.createdAt, lastSeenAt: staffSession.lastSeenAt })
    .from(staffSession)
    .where(eq(staffSession.staffId, staffId))
    .orderBy(desc(staffSession.lastSeenAt));
}

/** Ends all sessions of a member. Returns how many there were. */
export async function deleteSessionsOf(tx: Db, staffId: string): Promise<number> {
  return (await tx.delete(staffSession).where(eq(staffSession.staffId, staffId))).rowCount ?? 0;
}

export interface LinkOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Null for an invited person, who chooses a password. */
  readonly passwordHash: string | null;
}

/** Returns the member to whom a link was mailed. Null when it is unknown, used or expired. */
export async function selectLinkOwner(db: Db, tokenHash: Buffer): Promise<LinkOwner | null> {
  const { id, email, name, passwordHash } = staffMember;
  const [owner] = await db
    .select({ id, email, name, passwordHash })
    .from(staffLink)
    .innerJoin(staffMember, eq(staffMember.id, staffLink.staffId))
    .where(and(eq(staffLink.tokenHash, tokenHash), gt(staffLink.expiresAt, now())));
  return owner ?? null;
}

/** Uses up a link: sets the second factor, and the password of a member who has none. Returns false when the link is not valid. */
export async function setUpStaffMember(
  db: Db,
  by: { token: string; passwordHash: string | null; totpSecret: Buffer; step: number },
): Promise<boolean> {
  const args = [by.token, by.passwordHash, by.totpSecret, by.step];
  return (await callForRow<{ done: boolean }>(db, 'set_up_staff_member', args)).done;
}
