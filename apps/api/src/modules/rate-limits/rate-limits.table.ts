import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** The count of a key in its current window. Keys are hashed, so they contain neither emails nor addresses. */
export const rateLimit = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    windowEndsAt: instant().notNull(),
    asked: integer().notNull(),
  },
  (t) => [index('throttle_ends').on(t.windowEndsAt)],
);
