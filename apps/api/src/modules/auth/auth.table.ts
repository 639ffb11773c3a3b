import { deviceKinds, emailTokenPurposes } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/** A signed-in browser. The id itself is never stored, only its SHA-256. */
export const httpSession = pgTable(
  'http_session',
  {
    idHash: bytea().primaryKey(),
    playerId: uuid().notNull(),
    /** What its owner calls it by, to sign it out: neither the id nor its hash is told to anybody. */
    publicId: uuid().notNull().default(sql`gen_random_uuid()`),
    /** As http/browser-of.ts writes them, of when it was signed in. */
    browser: text(),
    system: text(),
    device: text({ enum: deviceKinds }),
    network: text(),
    createdAt: instant().notNull().default(sql`now()`),
    /** Moved forward at most every few minutes; a session idle for longer than the limit is dead. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    /** Was it idle for so long since its password was given that sensitive calls ask for it again? */
    isUnproven: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('http_session_public').on(t.playerId, t.publicId), oneOf(t.device, deviceKinds)],
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

/** A player's second factor: set up, and asked for from `enabledAt` on. */
export const playerTotp = pgTable('player_totp', {
  playerId: playerId().primaryKey(),
  /** Sealed, bound to this row (platform/totp.ts). */
  secret: bytea().notNull(),
  /** The time step of the last code that was accepted: neither it nor an older one is accepted again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Null until a code has shown that the player's app has the secret. */
  enabledAt: instant(),
});

/** Recovery codes that are still good, by the SHA-256 of the code; used once, then gone. */
export const recoveryCode = pgTable('recovery_code', { playerId: playerId(), codeHash: bytea().notNull() }, (t) => [
  primaryKey({ columns: [t.playerId, t.codeHash] }),
]);
