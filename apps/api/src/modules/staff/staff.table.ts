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

/** Somebody who works here. Made by `pnpm staff:create`, never by the API. */
export const staffMember = pgTable(
  'staff_member',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    /** Argon2id, encoded with its parameters. */
    passwordHash: text().notNull(),
    roles: text({ enum: staffRoles }).array().notNull(),
    /** Sealed, bound to this row (totp.ts). */
    totpSecret: bytea().notNull(),
    /** The time step of the last code that was accepted: neither it nor an older one is accepted again. */
    lastTotpStep: bigint({ mode: 'number' }).notNull().default(0),
    /** From here on nobody signs in and every session is dead. */
    disabledAt: instant(),
    /** Too many wrong codes after the right password: nobody signs in until a colleague unlocks the account. */
    lockedAt: instant(),
    /** Codes that came with the right password since `codesSince` and did not open a session. */
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

/** A signed-in browser of the back office. The id itself is never stored, only its SHA-256. */
export const staffSession = pgTable(
  'staff_session',
  {
    idHash: bytea().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staffMember.id),
    createdAt: instant().notNull().default(sql`now()`),
    /** Moved forward at most once a minute; a session idle for longer than the limit is dead. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    /** When password and code were given. */
    provenAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('staff_session_staff').on(t.staffId)],
);

/** What each role may do: a copy of the list in packages/rules, written by `prepare`. `begin_staff_action` reads it. */
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
