import { countries, foundVerdicts, identityStatuses, locales, welcomeSweepsStates } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, foldedText, instant, oneOf } from '../../platform/columns.ts';

export const identityStatusEnum = pgEnum('identity_status', identityStatuses);

/**
 * A person with an account. Birth date and country are fixed at registration, the name at the first identity review.
 */
export const player = pgTable(
  'player',
  {
    id: uuid().primaryKey(),
    /** In the form of `canonicalEmail` (packages/rules), so that equal addresses are equal texts. */
    email: text().notNull(),
    /** The normalized email for one-per-person rules. Several accounts may share it. */
    emailKey: text().notNull(),
    /** Argon2id, encoded with its parameters. */
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: date().notNull(),
    country: text({ enum: countries }).notNull(),
    region: text(),
    /** When the region was first chosen, at registration or later. */
    regionSetAt: instant(),
    phone: text(),
    /** The language of mails and problem messages. Signed-out browsers use their own. */
    locale: text({ enum: locales }).notNull(),
    showAsWinner: boolean().notNull().default(true),
    /** Whether sign-ins from browsers that are new to the account are mailed. */
    mailReminders: boolean().notNull().default(true),
    emailVerifiedAt: instant(),
    /**
     * When the owner of the mailbox took over an account with an unverified address. Name, birth date and country may
     * belong to another person until the identity is verified.
     */
    reclaimedAt: instant(),
    welcomeSweeps: text({ enum: welcomeSweepsStates }).notNull().default('granted'),
    identityStatus: identityStatusEnum().notNull().default('none'),
    suspendedAt: instant(),
    /** A closed account cannot be signed in to. It is suspended, too. */
    closedAt: instant(),
    /** When its owner closed it in good standing. Requested redemptions are still paid. */
    leftAt: instant(),
    /** Set by a chargeback, and by a refund whose coins could not be taken back in full. */
    redemptionSuspendedAt: instant(),
    /** The registration counts as a sign-in. The expiry of Sweeps Coins depends on it (modules/sweeps-expiry). */
    lastSignInAt: instant().notNull().default(sql`now()`),
    /** A pause that the player chose. */
    coolOffUntil: instant(),
    /**
     * Self-exclusion: its start, and the end of its term (null: permanent). It lasts until `exclusionEndsAt`, which is
     * set only by a player's request after the term.
     * A trigger rejects every change that would shorten it.
     */
    excludedAt: instant(),
    excludedUntil: instant(),
    exclusionEndsAt: instant(),
    /**
     * This account may belong to a self-excluded person (modules/exclusions). `exact` blocks it like an exclusion,
     * `near` blocks it until staff have decided. Set only by update_exclusion_hold.
     */
    exclusionHold: text({ enum: foundVerdicts }),
    createdAt: instant().notNull().default(sql`now()`),
    /** What staff search: the names, the email and the digits of the phone number, each after a space. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        foldedText(
          sql`' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(translate(phone, '+ ().-', ''), '')`,
        ),
      ),
  },
  (t) => [
    uniqueIndex('player_email').on(t.email),
    canonicalEmailIn(t.email),
    index('player_email_key').on(t.emailKey),
    // A small index, because every registration searches it.
    index('player_excluded').on(t.excludedAt).where(sql`${t.excludedAt} IS NOT NULL`),
    index('player_search').using('gin', t.searchText.op('gin_trgm_ops')),
    // Staff list the few accounts in these states, newest first.
    index('player_suspended').on(t.id).where(sql`${t.suspendedAt} IS NOT NULL`),
    index('player_redemption_suspended').on(t.id).where(sql`${t.redemptionSuspendedAt} IS NOT NULL`),
    check('player_closed_is_suspended', sql`${t.closedAt} IS NULL OR ${t.suspendedAt} IS NOT NULL`),
    oneOf(t.country, countries),
    oneOf(t.locale, locales),
    oneOf(t.welcomeSweeps, welcomeSweepsStates),
    oneOf(t.exclusionHold, foundVerdicts),
  ],
);
