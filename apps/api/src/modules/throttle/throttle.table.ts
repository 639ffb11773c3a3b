import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** What was asked for under a key in its present window. Keys are hashed: they name neither emails nor addresses. */
export const throttle = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    windowEndsAt: instant().notNull(),
    asked: integer().notNull(),
  },
  (t) => [index('throttle_ends').on(t.windowEndsAt)],
);
