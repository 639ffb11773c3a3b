import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytea, playerId } from '../../platform/columns.ts';

/** Excluded players who were erased before the table person_mark existed. It is no longer read or written. */
export const excludedPerson = pgTable(
  'excluded_person',
  {
    playerId: playerId().primaryKey(),
    email: bytea().notNull(),
    /** Null when the player gave none. */
    phone: bytea(),
    /** A keyed hash of name and birth date. */
    person: bytea().notNull(),
  },
  (t) => [
    index('excluded_person_email').on(t.email),
    index('excluded_person_phone').on(t.phone),
    index('excluded_person_person').on(t.person),
  ],
);
