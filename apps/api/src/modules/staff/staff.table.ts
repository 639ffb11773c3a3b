import {
  type StaffPermission,
  type StaffRole,
  staffChangeKinds,
  staffChangeStatuses,
  staffRoles,
} from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';

const roleList = staffRoles.map((role) => `'${role}'`).join(', ');

/**
 * A staff member. The functions of sql/functions write it: an invitation adds a row without password and second factor,
 * and the invited person sets both.
 */
export const staffMember = pgTable(
  'staff_member',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** The mailbox (`normalisedEmail`). It is unique, so that no one approves a change with a second account. */
    emailKey: text().notNull(),
    name: text().notNull(),
    /** Argon2id, encoded with its parameters. Null until an invited person has set it. */
    passwordHash: text(),
    roles: text({ enum: staffRoles }).array().notNull(),
    /** Sealed and bound to this row (totp.ts). Null after an invitation or a reset, until the person sets it up. */
    totpSecret: bytea(),
    /** The time step of the last accepted code. Codes of this step or an older one are rejected. */
    lastTotpStep: bigint({ mode: 'number' }).notNull().default(0),
    /** From this time on, sign-in is not possible and all sessions are invalid. */
    disabledAt: instant(),
    /** Set after too many wrong codes with the right password. Another staff member must unlock the account. */
    lockedAt: instant(),
    /** Codes that were entered with the right password since `codesSince` and did not open a session. */
    codesTried: integer().notNull().default(0),
    codesSince: instant().notNull().default(sql`now()`),
    createdAt: instant().notNull().default(sql`now()`),
    /** Updated at most once a minute. */
    lastSeenAt: instant(),
    /** Issuer and subject at the identity provider, bound at the first sign-in with it (docs/decisions/0069). */
    providerIdentity: text(),
    /** When the directory of the operator deleted the person (SCIM). It no longer sees the account. */
    directoryDeletedAt: instant(),
  },
  (t) => [
    uniqueIndex('staff_member_email').on(t.email),
    uniqueIndex('staff_member_mailbox').on(t.emailKey),
    uniqueIndex('staff_member_provider_identity').on(t.providerIdentity),
    canonicalEmailIn(t.email),
    check('staff_member_roles', sql`cardinality(${t.roles}) > 0 AND ${t.roles} <@ ARRAY[${sql.raw(roleList)}]::text[]`),
  ],
);

/** A signed-in browser of the back office. Only the SHA-256 of the session id is stored. */
export const staffSession = pgTable(
  'staff_session',
  {
    idHash: bytea().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staffMember.id),
    createdAt: instant().notNull().default(sql`now()`),
    /** Updated at most once a minute. A session that is idle beyond the limit is no longer valid. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    /** When the password and code were entered. */
    provenAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('staff_session_staff').on(t.staffId)],
);

/** The link with which a member sets the password and the second factor. Only the SHA-256 of its token is stored. */
export const staffLink = pgTable('staff_link', {
  staffId: uuid()
    .primaryKey()
    .references(() => staffMember.id),
  tokenHash: bytea().notNull().unique('staff_link_token'),
  expiresAt: instant().notNull(),
});

/** A change of an account or a role that waits for a second person, or had to. Functions write it and apply it. */
export const staffChange = pgTable(
  'staff_change',
  {
    /** Created by the caller. */
    id: uuid().primaryKey(),
    kind: text({ enum: staffChangeKinds }).notNull(),
    /** The ID of the account, the name of the role, or the first day of the month. */
    subject: text().notNull(),
    /** The account that an invitation adds. */
    name: text(),
    email: text(),
    emailKey: text(),
    roles: text({ enum: staffRoles }).array(),
    /** All permissions that the role has after the change. */
    permissions: text().array().$type<StaffPermission[]>(),
    reason: text().notNull(),
    status: text({ enum: staffChangeStatuses }).notNull().default('pending'),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull().default(sql`now()`),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionNote: text(),
  },
  (t) => [
    uniqueIndex('staff_change_pending').on(t.subject).where(sql`${t.status} = 'pending'`),
    oneOf(t.kind, staffChangeKinds),
    oneOf(t.status, staffChangeStatuses),
    check(
      'staff_change_decided_whole',
      sql`(${t.status} = 'pending') = (${t.decidedAt} IS NULL) AND (${t.decidedAt} IS NULL) = (${t.decidedBy} IS NULL)`,
    ),
    check(
      'staff_change_by_two',
      sql`${t.status} <> 'approved' OR (${t.decidedBy} <> ${t.requestedBy} AND ${t.decidedBy}::text <> ${t.subject})`,
    ),
  ],
);

/**
 * Whether a role has a permission: one row for each pair. `prepare` adds the pairs that are missing, with the value of
 * packages/rules. Staff change them afterwards (docs/decisions/0059).
 */
export const staffPermission = pgTable(
  'staff_permission',
  {
    role: text().$type<StaffRole>().notNull(),
    permission: text().$type<StaffPermission>().notNull(),
    granted: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.role, t.permission] })],
);

/** One row: a copy of `staffSession`, `staffCodes` and `totp` of packages/rules, written by `prepare`. */
export const staffLimit = pgTable(
  'staff_limit',
  {
    only: boolean().primaryKey().default(true),
    idleMinutes: integer().notNull(),
    absoluteHours: integer().notNull(),
    freshMinutes: integer().notNull(),
    codesPerWindow: integer().notNull(),
    codeWindowMinutes: integer().notNull(),
    codeStepSeconds: integer().notNull(),
    codeDriftSteps: integer().notNull(),
  },
  (t) => [check('staff_limit_only', sql`${t.only}`)],
);
