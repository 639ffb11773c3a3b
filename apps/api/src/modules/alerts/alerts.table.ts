import { alertLevels } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../platform/columns.ts';

/** Alerts for operators: one row per kind, key and day, so that a flood of one alert is only a count. */
export const operatorAlert = pgTable(
  'operator_alert',
  {
    id: uuid().primaryKey(),
    /** The code defines the kinds. Rows of removed kinds stay. */
    kind: text().notNull(),
    /** The subject, see alert-keys.ts. Empty when the kind needs none. */
    key: text().notNull(),
    /** Day of the product time zone. */
    day: date().notNull(),
    level: text({ enum: alertLevels }).notNull(),
    /** The facts of the last occurrence, shortened. */
    facts: jsonb().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    count: integer().notNull(),
    settledAt: instant(),
    settledBy: uuid(),
    /** The staff member's name at that time. */
    settledByName: text(),
    note: text(),
  },
  (t) => [
    uniqueIndex('operator_alert_open').on(t.kind, t.key, t.day).where(sql`${t.settledAt} IS NULL`),
    // Ids are ordered by time. Open alerts are read in this order.
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
