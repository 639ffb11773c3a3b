import { locales, type MailTemplate } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';
import type { StoredFacts } from './queued-mail.ts';

/** Mails, queued in the transaction of their cause. The worker sends them over SMTP. */
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
    attempts: integer().notNull().default(0),
    /** The next time it may be tried, also while a worker has claimed it. Null once sent or given up. */
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
