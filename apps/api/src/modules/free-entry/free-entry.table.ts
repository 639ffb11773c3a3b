import type { EntryRejection } from '@goldwren/messages/mail-facts';
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
    /** The email as the one-per-person rule sees it. */
    emailKey: text().notNull(),
    /** SHA-256 of name and address as the one-per-person rule sees them. */
    personKey: text().notNull(),
    fullName: text().notNull(),
    address: text().notNull(),
    /** `YYYY-MM-DD`. This and the place are null for entries from before the form asked, and after erasure. */
    birthDate: date(),
    country: text({ enum: countries }),
    region: text(),
    /** SHA-256 of the address alone: several names at one are looked at together. Null before it was kept. */
    addressKey: text(),
    day: date().notNull(),
    status: text({ enum: entryStatuses }).notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** Until when the person was promised an answer. */
    dueAt: instant().notNull(),
    decidedAt: instant(),
    /** The email of a member of staff; the audit log has their id. */
    decidedBy: text(),
    /** Why it was refused, as facts. */
    rejection: jsonb().$type<EntryRejection>(),
    /** The language of the request, and so of its mails. */
    locale: text({ enum: locales }).notNull(),
    /** Whose account was credited. */
    playerId: uuid(),
    grantedAt: instant(),
    /** An approved entry without an account is held until then. */
    heldUntil: instant(),
  },
  (t) => [
    canonicalEmailIn(t.email),
    uniqueIndex('free_entry_email_day').on(t.emailKey, t.day),
    uniqueIndex('free_entry_person_day').on(t.personKey, t.day),
    // Ids are time-ordered: the queue is read along them.
    index('free_entry_queue').on(t.id).where(sql`${t.status} = 'pending'`),
    index('free_entry_address').on(t.addressKey),
    index('free_entry_held').on(t.emailKey).where(sql`${t.status} = 'approved'`),
    oneOf(t.country, countries),
    oneOf(t.locale, locales),
    oneOf(t.method, entryMethods),
    oneOf(t.status, entryStatuses),
  ],
);
