import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** What the built-in SMTP server received, shown at /dev/mail. */
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
