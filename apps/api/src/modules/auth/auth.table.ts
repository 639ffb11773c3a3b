import { deviceKinds, emailTokenPurposes } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/** A signed-in browser. Only the SHA-256 of the session id is stored. */
export const httpSession = pgTable(
  'http_session',
  {
    idHash: bytea().primaryKey(),
    playerId: uuid().notNull(),
    /** The id with which the owner can end the session. The session id and its hash are never shown. */
    publicId: uuid().notNull().default(sql`gen_random_uuid()`),
    /** The browser at sign-in, in the format of http/caller/browser-of.ts. */
    browser: text(),
    system: text(),
    device: text({ enum: deviceKinds }),
    network: text(),
    createdAt: instant().notNull().default(sql`now()`),
    /** Updated at most every few minutes. A session that is idle beyond the limit is no longer valid. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    /** Whether the session was idle so long that sensitive calls require the password again. */
    isUnproven: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('http_session_public').on(t.playerId, t.publicId), oneOf(t.device, deviceKinds)],
);

/** Mailed links, by the SHA-256 of their token. Deleted on use. */
export const emailToken = pgTable(
  'email_token',
  {
    tokenHash: bytea().primaryKey(),
    purpose: text({ enum: emailTokenPurposes }).notNull(),
    /** Null when the address has no account. Such a token is never accepted. */
    playerId: uuid(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('email_token_player').on(t.playerId, t.purpose),
    index('email_token_expires').on(t.expiresAt),
    oneOf(t.purpose, emailTokenPurposes),
  ],
);

/** Mailboxes that have received the welcome Sweeps Coins, in the normalized form of the one-per-person rules. */
export const welcomeMailbox = pgTable('welcome_mailbox', {
  emailKey: text().primaryKey(),
  playerId: uuid().notNull(),
});

/**
 * A claim of an email in the directory of a site with several cells, and the account that it created. Without an account the claim
 * is over: a registration with it is rejected, and the directory must delete it. Empty on a site with one cell.
 */
export const registrationClaim = pgTable(
  'registration_claim',
  {
    claimId: uuid().primaryKey(),
    playerId: uuid(),
    createdAt: instant().notNull().default(sql`now()`),
    /** When the directory deleted the claim. */
    freedAt: instant(),
  },
  (t) => [index('registration_claim_player').on(t.playerId)],
);

/** A player's second factor. It is required once `enabledAt` is set. */
export const playerTotp = pgTable('player_totp', {
  playerId: playerId().primaryKey(),
  /** Sealed and bound to this row (platform/crypto/totp.ts). */
  secret: bytea().notNull(),
  /** The time step of the last accepted code. Codes of this step or an older one are rejected. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Null until a code has proved that the player's app has the secret. */
  enabledAt: instant(),
});

/** Unused recovery codes, by the SHA-256 of the code. Deleted on use. */
export const recoveryCode = pgTable('recovery_code', { playerId: playerId(), codeHash: bytea().notNull() }, (t) => [
  primaryKey({ columns: [t.playerId, t.codeHash] }),
]);
