import { locales, ticketAuthors, ticketCategories, ticketStatuses } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';

/** What somebody wrote to support, with or without an account: so its owner is not part of its key. */
export const supportTicket = pgTable(
  'support_ticket',
  {
    id: uuid().primaryKey(),
    /** Short enough to read out. */
    reference: text().notNull().unique(),
    /** Who reads it on the site; null while nobody has shown that it is theirs. */
    playerId: uuid(),
    name: text().notNull(),
    /** Where answers are mailed. */
    email: text().notNull(),
    /** The mailbox, however it is spelled: tickets of one person are looked at together. */
    emailKey: text().notNull(),
    subject: text().notNull(),
    category: text({ enum: ticketCategories }).notNull(),
    /** The language of the request, and so of its mails. */
    locale: text({ enum: locales }).notNull(),
    status: text({ enum: ticketStatuses }).notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    lastMessageId: uuid().notNull(),
    lastMessageAt: instant().notNull().default(sql`now()`),
    /** Made anew, as a UUIDv7, whenever it begins to wait: the queue is read along it. These three are null while no answer is owed. */
    turn: uuid(),
    waitingSince: instant(),
    dueAt: instant(),
    /** When staff were told that it is late. */
    escalatedAt: instant(),
    /** The member of staff who works on it. */
    assignedTo: uuid(),
    assignedToName: text(),
  },
  (t) => [
    canonicalEmailIn(t.email),
    index('support_ticket_queue').on(t.turn).where(sql`${t.status} = 'waiting'`),
    index('support_ticket_status').on(t.status, t.id),
    index('support_ticket_due').on(t.dueAt).where(sql`${t.status} = 'waiting'`),
    index('support_ticket_player').on(t.playerId, t.id),
    index('support_ticket_email').on(t.emailKey, t.id),
    oneOf(t.category, ticketCategories),
    oneOf(t.locale, locales),
    oneOf(t.status, ticketStatuses),
    check(
      'support_ticket_clock',
      sql`num_nulls(${t.turn}, ${t.waitingSince}, ${t.dueAt}) = CASE ${t.status} WHEN 'waiting' THEN 0 ELSE 3 END`,
    ),
    check('support_ticket_assigned_whole', sql`num_nulls(${t.assignedTo}, ${t.assignedToName}) IN (0, 2)`),
  ],
);

/** What was written in a ticket, by the person, by staff, or by staff for themselves. Never changed. */
export const supportMessage = pgTable(
  'support_message',
  {
    ticketId: uuid()
      .notNull()
      .references(() => supportTicket.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    author: text({ enum: ticketAuthors }).notNull(),
    staffId: uuid(),
    /** As they were called then. */
    staffName: text(),
    text: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.id] }),
    oneOf(t.author, ticketAuthors),
    check(
      'support_message_author_whole',
      sql`num_nulls(${t.staffId}, ${t.staffName}) = CASE ${t.author} WHEN 'person' THEN 2 ELSE 0 END`,
    ),
  ],
);
