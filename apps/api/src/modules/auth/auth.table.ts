import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** Failed sign-ins per key (address, or account and address) in a fixed window. */
export const signInThrottle = pgTable('sign_in_throttle', {
  key: text().primaryKey(),
  windowStartedAt: instant().notNull(),
  failures: integer().notNull(),
});

/** Addresses (hashed) from which an account was signed in to: a stranger elsewhere cannot lock its owner out. */
export const knownAddress = pgTable(
  'known_address',
  {
    playerId: uuid().notNull(),
    addressHash: bytea().notNull(),
    lastSeenAt: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.addressHash] })],
);
