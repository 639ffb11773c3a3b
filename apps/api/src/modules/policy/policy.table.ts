import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** Every switch of the regional pack, append-only: the latest is in force. The packs themselves are in packages/rules. */
export const policySwitch = pgTable('policy_switch', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `id` of a pack. */
  packId: text().notNull(),
  switchedBy: text().notNull(),
  switchedAt: instant().notNull().default(sql`now()`),
  /** Null for the one that came with the installation. */
  reason: text(),
});

/** Every time somebody confirmed that the footer's marketing claims are true, append-only. */
export const claimsConfirmation = pgTable('claims_confirmation', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The claims as they were printed then: others need a confirmation of their own. */
  players: text().notNull(),
  rating: text().notNull(),
  /** By what they are substantiated. */
  evidence: text().notNull(),
  confirmedBy: text().notNull(),
  confirmedAt: instant().notNull().default(sql`now()`),
});
