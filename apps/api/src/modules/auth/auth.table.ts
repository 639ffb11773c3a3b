import { emailTokenPurposes } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf } from '../../platform/columns.ts';

/** A signed-in browser. The id itself is never stored, only its SHA-256. */
export const httpSession = pgTable(
  'http_session',
  {
    idHash: bytea().primaryKey(),
    playerId: uuid().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** Moved forward at most every few minutes; a session idle for longer than the limit is dead. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    /** Was it idle for so long since its password was given that sensitive calls ask for it again? */
    isUnproven: boolean().notNull().default(false),
  },
  (t) => [index('http_session_player').on(t.playerId)],
);

/** Links that were mailed, by the SHA-256 of their token; used once, then gone. */
export const emailToken = pgTable(
  'email_token',
  {
    tokenHash: bytea().primaryKey(),
    purpose: text({ enum: emailTokenPurposes }).notNull(),
    /** Null: asked for with an address that has no account; it opens nothing. */
    playerId: uuid(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('email_token_player').on(t.playerId, t.purpose),
    index('email_token_expires').on(t.expiresAt),
    oneOf(t.purpose, emailTokenPurposes),
  ],
);

/** Mailboxes, as one-per-person rules see them, that have had the Sweeps Coins of the welcome offer. */
export const welcomeMailbox = pgTable('welcome_mailbox', {
  emailKey: text().primaryKey(),
  playerId: uuid().notNull(),
});
