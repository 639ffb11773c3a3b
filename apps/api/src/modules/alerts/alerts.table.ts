import { alertLevels } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../platform/columns.ts';

/** What operators were alerted of: one row per kind, key and day, so that a flood of one thing is a count. */
export const operatorAlert = pgTable(
  'operator_alert',
  {
    id: uuid().primaryKey(),
    /** Which kinds there are is said by the code that raises them: rows of a kind that is gone stay. */
    kind: text().notNull(),
    /** What it is about, see alert-keys.ts; empty where the kind says it all. */
    key: text().notNull(),
    /** Of the product time zone. */
    day: date().notNull(),
    level: text({ enum: alertLevels }).notNull(),
    /** Of the last one, shortened. */
    facts: jsonb().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    count: integer().notNull(),
    settledAt: instant(),
    settledBy: uuid(),
    /** As they were called then. */
    settledByName: text(),
    note: text(),
  },
  (t) => [
    uniqueIndex('operator_alert_open').on(t.kind, t.key, t.day).where(sql`${t.settledAt} IS NULL`),
    // Ids are time-ordered: the open ones are read along them.
    index('operator_alert_queue').on(t.id).where(sql`${t.settledAt} IS NULL`),
    index('operator_alert_settled').on(t.settledAt),
    oneOf(t.level, alertLevels),
    check('operator_alert_count', sql`${t.count} > 0`),
    check(
      'operator_alert_settled_whole',
      sql`num_nulls(${t.settledAt}, ${t.settledBy}, ${t.settledByName}, ${t.note}) IN (0, 4)`,
    ),
  ],
);
