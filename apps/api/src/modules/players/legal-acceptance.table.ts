import { acceptedDocuments } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf, playerId } from '../../platform/columns.ts';

/** Which version of which legal text a player accepted, and when. The API may insert rows, but never change one. */
export const legalAcceptance = pgTable(
  'legal_acceptance',
  {
    playerId: playerId(),
    document: text({ enum: acceptedDocuments }).notNull(),
    version: integer().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.document, t.version] }),
    oneOf(t.document, acceptedDocuments),
    check('legal_acceptance_version_positive', sql`${t.version} > 0`),
  ],
);
