import type { EntryRejection } from '@goldwren/messages/facts/mail-facts';
import { countries, entryMethods, entryStatuses, locales } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';

/** A request for free Sweeps Coins, online or on a mailed card. One per person and day of the product time zone. */
export const freeEntry = pgTable(
  'free_entry',
  {
    id: uuid().primaryKey(),
    /** Short enough to read out to support. */
    reference: text().notNull().unique(),
    method: text({ enum: entryMethods }).notNull(),
    email: text().notNull(),
    /** The normalized email for the one-per-person rule. */
    emailKey: text().notNull(),
    /** SHA-256 of the normalized name and address for the one-per-person rule. */
    personKey: text().notNull(),
    fullName: text().notNull(),
    address: text().notNull(),
    /**
     * `YYYY-MM-DD`. Birth date, country and region are null for entries from before the form had these fields, and after erasure.
     */
    birthDate: date(),
    country: text({ enum: countries }),
    region: text(),
    /** SHA-256 of the address alone, to review several names at one address together. Null for older entries. */
    addressKey: text(),
    day: date().notNull(),
    status: text({ enum: entryStatuses }).notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** The promised deadline for the answer. */
    dueAt: instant().notNull(),
    decidedAt: instant(),
    /** The email of a staff member. The audit log has the id. */
    decidedBy: text(),
    /** Why it was rejected, as facts. */
    rejection: jsonb().$type<EntryRejection>(),
    /** The language of the request and of its mails. */
    locale: text({ enum: locales }).notNull(),
    /** The account that was credited. */
    playerId: uuid(),
    grantedAt: instant(),
    /** When the hold of an approved entry without an account ends. */
    heldUntil: instant(),
  },
  (t) => [
    canonicalEmailIn(t.email),
    uniqueIndex('free_entry_email_day').on(t.emailKey, t.day),
    uniqueIndex('free_entry_person_day').on(t.personKey, t.day),
    // Ids are ordered by time. The queue is read in this order.
    index('free_entry_queue').on(t.id).where(sql`${t.status} = 'pending'`),
    index('free_entry_address').on(t.addressKey),
    index('free_entry_held').on(t.emailKey).where(sql`${t.status} = 'approved'`),
    oneOf(t.country, countries),
    oneOf(t.locale, locales),
    oneOf(t.method, entryMethods),
    oneOf(t.status, entryStatuses),
  ],
);
