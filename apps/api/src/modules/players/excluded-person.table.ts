import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytea, playerId } from '../../platform/columns.ts';

/** Excluded players who were erased before there were marks (person_mark has them now). Nothing reads or writes it any more. */
export const excludedPerson = pgTable(
  'excluded_person',
  {
    playerId: playerId().primaryKey(),
    email: bytea().notNull(),
    /** Null: they gave none. */
    phone: bytea(),
    /** Name and birth date. */
    person: bytea().notNull(),
  },
  (t) => [
    index('excluded_person_email').on(t.email),
    index('excluded_person_phone').on(t.phone),
    index('excluded_person_person').on(t.person),
  ],
);
