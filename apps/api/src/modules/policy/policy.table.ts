import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** Every switch of the policy pack, append-only. The latest one is current. The packs are in packages/rules. */
export const policySwitch = pgTable('policy_switch', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `id` of a pack. */
  packId: text().notNull(),
  switchedBy: text().notNull(),
  switchedAt: instant().notNull().default(sql`now()`),
  /** Null for the initial row of the installation. */
  reason: text(),
});

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

/** Every announcement of a maintenance, append-only. The latest one is current. One without times ended the one before it. */
export const maintenanceNotice = pgTable(
  'maintenance_notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    startsAt: instant(),
    endsAt: instant(),
    reason: text().notNull(),
    announcedBy: text().notNull(),
    announcedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    check(
      'maintenance_notice_window',
      sql`(${t.startsAt} IS NULL) = (${t.endsAt} IS NULL) AND (${t.startsAt} < ${t.endsAt}) IS NOT FALSE`,
    ),
  ],
);
