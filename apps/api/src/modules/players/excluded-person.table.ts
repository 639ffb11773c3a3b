import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytea, playerId } from '../../platform/columns.ts';

/** Who has excluded themselves and was erased since: as keyed hashes, by which they are known should they come again. */
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
