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
});
