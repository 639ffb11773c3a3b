import { locales, type MailTemplate } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';
import type { StoredFacts } from './queued-mail.ts';

/** Mails queued in the transaction of their cause; the worker sends them over SMTP. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    /** The mailbox, as one-per-person rules see it: unsolicited mails are counted under it. */
    recipientKey: text().notNull(),
    /** Which mails there are is said by the code that sends: rows of a mail that is gone stay. */
    template: text().$type<MailTemplate>().notNull(),
    /** Its words are made when it is sent, in this language, of these facts. */
    locale: text({ enum: locales }).notNull(),
    facts: jsonb().$type<StoredFacts>().notNull(),
    queuedAt: instant().notNull().default(sql`now()`),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    /** When it may be tried next, also while a worker holds it; null once sent or given up. */
    nextAttemptAt: instant().default(sql`now()`),
    lastError: text(),
  },
  (t) => [
    canonicalEmailIn(t.recipient),
    oneOf(t.locale, locales),
    index('mail_outbox_recipient').on(t.recipientKey, t.queuedAt),
    index('mail_outbox_due').on(t.nextAttemptAt).where(sql`${t.nextAttemptAt} IS NOT NULL`),
  ],
);
