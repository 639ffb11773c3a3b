import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/columns.ts';

/** A signed-in browser. The id itself is never stored, only its SHA-256. */
export const httpSession = pgTable(
  'http_session',
  {
    idHash: bytea().primaryKey(),
    playerId: uuid().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** Moved forward at most every few minutes; a session idle for longer than the limit is dead. */
    lastSeenAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('http_session_player').on(t.playerId)],
);
