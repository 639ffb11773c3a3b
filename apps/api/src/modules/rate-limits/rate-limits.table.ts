import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** The count of a key in its current window. Keys are hashed, so they contain neither emails nor addresses. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    windowEndsAt: instant().notNull(),
    requests: integer().notNull(),
  },
  (t) => [index('rate_limit_ends').on(t.windowEndsAt)],
);
