import { type StaffPermission, type StaffRole, staffRoles } from '@goldwren/rules';
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
import { bytea, canonicalEmailIn, instant } from '../../platform/columns.ts';

const roleList = staffRoles.map((role) => `'${role}'`).join(', ');

/** A staff member. Created with `pnpm staff:create`, never by the API. */
export const staffMember = pgTable(
  'staff_member',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    /** Argon2id, encoded with its parameters. */
    passwordHash: text().notNull(),
    roles: text({ enum: staffRoles }).array().notNull(),
    /** Sealed and bound to this row (totp.ts). */
    totpSecret: bytea().notNull(),
    /** The time step of the last accepted code. Codes of this step or an older one are rejected. */
    lastTotpStep: bigint({ mode: 'number' }).notNull().default(0),
    /** From this time on, sign-in is not possible and all sessions are invalid. */
    disabledAt: instant(),
    /** Set after too many wrong codes with the right password. A colleague must unlock the account. */
    lockedAt: instant(),
    /** Codes that were entered with the right password since `codesSince` and did not open a session. */
    codesTried: integer().notNull().default(0),
    codesSince: instant().notNull().default(sql`now()`),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('staff_member_email').on(t.email),
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

/**
 * The permissions of each role: a copy of the list in packages/rules, written by `prepare`. `begin_staff_action` reads
 * it.
 */
export const staffPermission = pgTable(
  'staff_permission',
  {
    role: text().$type<StaffRole>().notNull(),
    permission: text().$type<StaffPermission>().notNull(),
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
