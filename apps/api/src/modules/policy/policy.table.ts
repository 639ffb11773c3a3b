import { countries, permissions, policyChangeStatuses, type RegionChange, staffChangeStatuses } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf } from '../../platform/columns.ts';

const permissionList = sql.raw(permissions.map((one) => `'${one}'`).join(', '));

/** Every switch of the policy pack, append-only. The latest one is current. The packs are in packages/rules. */
export const policySwitch = pgTable(
  'policy_switch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `id` of a pack. */
    packId: text().notNull(),
    /** Emails of the first and of the second person. The initial row of the installation has no request. */
    requestedBy: text(),
    switchedBy: text().notNull(),
    switchedAt: instant().notNull().default(sql`now()`),
    reason: text(),
  },
  (t) => [check('policy_switch_by_two', sql`${t.requestedBy} <> ${t.switchedBy}`)],
);

/** A requested switch of the policy pack. Functions write it. One waits at a time. */
export const policySwitchRequest = pgTable(
  'policy_switch_request',
  {
    /** Created by the caller. */
    id: uuid().primaryKey(),
    packId: text().notNull(),
    /** The switch that was current at the request. */
    baseSwitch: integer().notNull(),
    /** What the switch would have changed at the request, by region. */
    preview: jsonb().$type<RegionChange[]>().notNull(),
    reason: text().notNull(),
    status: text({ enum: staffChangeStatuses }).notNull().default('pending'),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull().default(sql`now()`),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionNote: text(),
    /** The switch that the approval made. */
    switchId: integer(),
  },
  (t) => [
    uniqueIndex('policy_switch_request_pending').on(sql`(true)`).where(sql`${t.status} = 'pending'`),
    oneOf(t.status, staffChangeStatuses),
    check(
      'policy_switch_request_decided_whole',
      sql`(${t.status} = 'pending') = (${t.decidedAt} IS NULL) AND (${t.decidedAt} IS NULL) = (${t.decidedBy} IS NULL)`,
    ),
    check('policy_switch_request_approved_whole', sql`(${t.status} = 'approved') = (${t.switchId} IS NOT NULL)`),
    check('policy_switch_request_by_two', sql`${t.status} <> 'approved' OR ${t.decidedBy} <> ${t.requestedBy}`),
  ],
);

/**
 * Changes of what staff do not allow in a region, in addition to the pack. An approved one is a version of the policy.
 * Functions write it. The version with the latest start is in force in its region.
 */
export const policyChange = pgTable(
  'policy_change',
  {
    /** Created by the caller. */
    id: uuid().primaryKey(),
    country: text({ enum: countries }).notNull(),
    region: text().notNull(),
    /** Everything that staff do not allow there after the change. */
    forbidden: text({ enum: permissions }).array().notNull(),
    fromDay: date().notNull(),
    reason: text().notNull(),
    status: text({ enum: policyChangeStatuses }).notNull().default('pending'),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull().default(sql`now()`),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionNote: text(),
    /** The columns below are set by the approval. */
    version: integer(),
    effectiveAt: instant(),
    /** What staff did not allow before, at the start of this version. */
    forbiddenBefore: text({ enum: permissions }).array(),
    /** SHA-256 of this version and of the hash of the version before. */
    hash: bytea(),
    /** Approved for this cell only, while another cell decides for the site. It holds in addition to the change of the site. */
    onlyHere: boolean().notNull().default(false),
    /** The cell that decided it; null when it was this one. */
    fromCell: text(),
  },
  (t) => [
    uniqueIndex('policy_change_pending').on(t.country, t.region).where(sql`${t.status} = 'pending'`),
    uniqueIndex('policy_change_version').on(t.version),
    index('policy_change_region').on(t.country, t.region, t.effectiveAt),
    oneOf(t.country, countries),
    oneOf(t.status, policyChangeStatuses),
    check('policy_change_forbidden', sql`${t.forbidden} <@ ARRAY[${permissionList}]::text[]`),
    check(
      'policy_change_decided_whole',
      sql`(${t.status} = 'pending') = (${t.decidedAt} IS NULL) AND (${t.decidedAt} IS NULL) = (${t.decidedBy} IS NULL)`,
    ),
    check(
      'policy_change_version_whole',
      sql`(${t.status} = 'approved') = (${t.version} IS NOT NULL) AND num_nulls(${t.version}, ${t.effectiveAt}, ${t.forbiddenBefore}, ${t.hash}) IN (0, 4)`,
    ),
    check('policy_change_by_two', sql`${t.status} <> 'approved' OR ${t.decidedBy} <> ${t.requestedBy}`),
  ],
);

/** Every confirmation that the footer's marketing claims are true, append-only. */
export const claimsConfirmation = pgTable('claims_confirmation', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The claims as they were printed then. Changed claims need a new confirmation. */
  players: text().notNull(),
  rating: text().notNull(),
  /** The evidence for the claims. */
  evidence: text().notNull(),
  confirmedBy: text().notNull(),
  confirmedAt: instant().notNull().default(sql`now()`),
});

/** Every announcement of a maintenance, append-only. The latest one is current, for the site and for this cell only. One without times ended the one before it. */
export const maintenanceNotice = pgTable(
  'maintenance_notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    startsAt: instant(),
    endsAt: instant(),
    reason: text().notNull(),
    announcedBy: text().notNull(),
    announcedAt: instant().notNull().default(sql`now()`),
    /** Announced for this cell only, while another cell decides for the site. It holds in addition to the one of the site. */
    onlyHere: boolean().notNull().default(false),
    /** The cell that decided it; null when it was this one. */
    fromCell: text(),
  },
  (t) => [
    check(
      'maintenance_notice_window',
      sql`(${t.startsAt} IS NULL) = (${t.endsAt} IS NULL) AND (${t.startsAt} < ${t.endsAt}) IS NOT FALSE`,
    ),
  ],
);
