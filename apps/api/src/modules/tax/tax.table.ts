import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { hundredths, instant, playerId } from '../../platform/columns.ts';

/** The reported figures of a player in a year: one row for the first report and one per correction. */
export const taxYearForm = pgTable(
  'tax_year_form',
  {
    playerId: playerId(),
    year: smallint().notNull(),
    revision: smallint().notNull(),
    grossCents: hundredths().notNull(),
    withheldCents: hundredths().notNull(),
    issuedAt: instant().notNull().default(sql`now()`),
    issuedBy: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.year, t.revision] }), index('tax_year_form_year').on(t.year)],
);
