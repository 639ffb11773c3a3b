import { locales, type MailTemplate } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';
import type { StoredFacts } from './queued-mail.ts';

/**
 * Mails queued in the transaction of their cause. A trigger enqueues the job that sends each mail over SMTP
 * (sql/triggers/mail.sql).
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    /** The normalized mailbox, by which unsolicited mails are counted. */
    recipientKey: text().notNull(),
    /** The code defines the templates. Rows of removed templates stay. */
    template: text().$type<MailTemplate>().notNull(),
    /** The text is rendered when the mail is sent, from this language and these facts. */
    locale: text({ enum: locales }).notNull(),
    facts: jsonb().$type<StoredFacts>().notNull(),
    queuedAt: instant().notNull().default(sql`now()`),
    sentAt: instant(),
    /** The number of attempts to send it. */
    attempts: integer().notNull().default(0),
    /** After a permanent refusal, or the last attempt. */
    givenUpAt: instant(),
    lastError: text(),
  },
  (t) => [
    canonicalEmailIn(t.recipient),
    oneOf(t.locale, locales),
    index('mail_outbox_recipient').on(t.recipientKey, t.queuedAt),
    index('mail_outbox_unsent').on(t.queuedAt).where(sql`${t.sentAt} IS NULL`),
    check('mail_outbox_one_end', sql`num_nonnulls(${t.sentAt}, ${t.givenUpAt}) <= 1`),
  ],
);
