import { countries, foundVerdicts, identityStatuses, locales, welcomeSweepsStates } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';

export const identityStatusEnum = pgEnum('identity_status', identityStatuses);

/** A person with an account. Birth date and country are fixed at registration, the name from the first review of identity on. */
export const player = pgTable(
  'player',
  {
    id: uuid().primaryKey(),
    /** As `canonicalEmail` (packages/rules) writes it: the same address is the same text. */
    email: text().notNull(),
    /** The email as one-per-person rules see it; several accounts may share one. */
    emailKey: text().notNull(),
    /** Argon2id, encoded with its parameters. */
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: date().notNull(),
    country: text({ enum: countries }).notNull(),
    region: text(),
    /** Since when the region stands: the first choice, at registration or later, counts. */
    regionSetAt: instant(),
    phone: text(),
    /** Of mails and of refusals; the browser's own while they are signed out. */
    locale: text({ enum: locales }).notNull(),
    showAsWinner: boolean().notNull().default(true),
    /** Are sign-ins from browsers that are new to the account mailed? */
    mailReminders: boolean().notNull().default(true),
    emailVerifiedAt: instant(),
    /**
     * When the owner of the mailbox took over an account whose address nobody had verified: name, birth date and country
     * may be somebody else's until identity is verified.
     */
    reclaimedAt: instant(),
    welcomeSweeps: text({ enum: welcomeSweepsStates }).notNull().default('granted'),
    identityStatus: identityStatusEnum().notNull().default('none'),
    suspendedAt: instant(),
    /** From here on nobody signs in to it; a closed account is suspended, too. */
    closedAt: instant(),
    /** When its owner closed it, nothing being held against them: what they had asked to redeem is still paid. */
    leftAt: instant(),
    /** Set by a chargeback, and by a refund that could not be taken back in full. */
    redemptionSuspendedAt: instant(),
    /** Registration counts as one. Sweeps Coins expire by it (modules/sweeps-expiry). */
    lastSignInAt: instant().notNull().default(sql`now()`),
    /** A pause of the player's own choice. */
    coolOffUntil: instant(),
    /**
     * Self-exclusion: since when, and the end of its term (null: for good). It holds until `exclusionEndsAt`, which only a
     * request of the player after the term sets. A trigger refuses everything that would shorten it.
     */
    excludedAt: instant(),
    excludedUntil: instant(),
    exclusionEndsAt: instant(),
    /**
     * This account may belong to a person who has excluded themselves (modules/exclusions): `exact` refuses as an exclusion
     * does, `near` until a member of staff has decided. Set by update_exclusion_hold alone.
     */
    exclusionHold: text({ enum: foundVerdicts }),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('player_email').on(t.email),
    canonicalEmailIn(t.email),
    index('player_email_key').on(t.emailKey),
    // Few, and asked for at every registration.
    index('player_excluded').on(t.excludedAt).where(sql`${t.excludedAt} IS NOT NULL`),
    check('player_closed_is_suspended', sql`${t.closedAt} IS NULL OR ${t.suspendedAt} IS NOT NULL`),
    oneOf(t.country, countries),
    oneOf(t.locale, locales),
    oneOf(t.welcomeSweeps, welcomeSweepsStates),
    oneOf(t.exclusionHold, foundVerdicts),
  ],
);
