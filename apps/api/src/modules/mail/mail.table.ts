import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** Mails queued in the transaction of their cause; the worker sends them over SMTP. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    queuedAt: instant().notNull().default(sql`now()`),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    /** When it may be tried next, also while a worker holds it; null once sent or given up. */
    nextAttemptAt: instant().default(sql`now()`),
    lastError: text(),
  },
  (t) => [index('mail_outbox_due').on(t.nextAttemptAt).where(sql`${t.nextAttemptAt} IS NOT NULL`)],
);

/** Development only: what the built-in SMTP server received, shown at /dev/mail. */
export const devMailbox = pgTable('dev_mailbox', {
  id: uuid().primaryKey(),
  receivedAt: instant().notNull().default(sql`now()`),
  /** The same for every copy of one mail. */
  messageId: text(),
  sender: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
});
