import { taxpayerNumberTypes } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/** A signed W-9. Never changed; a player's latest form counts. */
export const taxForm = pgTable(
  'tax_form',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    /** The redemption that required the form. */
    redemptionId: uuid().notNull(),
    legalName: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    postalCode: text().notNull(),
    tinType: text({ enum: taxpayerNumberTypes }).notNull(),
    /** Nine digits, sealed and bound to this row. */
    tin: bytea().notNull(),
    tinLast4: text().notNull(),
    signedName: text().notNull(),
    signedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    oneOf(t.tinType, taxpayerNumberTypes),
    check('tax_form_tin_last4', sql`${t.tinLast4} ~ '^\\d{4}$'`),
  ],
);
