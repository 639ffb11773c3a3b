import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** Mail that the built-in SMTP server received. /dev/mail shows it. */
export const devMailbox = pgTable('dev_mailbox', {
  id: uuid().primaryKey(),
  receivedAt: instant().notNull().default(sql`now()`),
  /** All copies of one mail have the same Message-ID. */
  messageId: text(),
  sender: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  /** The plain text part. */
  body: text().notNull(),
  /** The HTML part. Null without one. */
  html: text(),
});
