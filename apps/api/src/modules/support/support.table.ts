import { type Locale, locales, ticketAuthors, ticketCategories, ticketStatuses } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { canonicalEmailIn, instant, oneOf } from '../../platform/columns.ts';

/** A ticket, sent with or without an account. So the player is not part of its key. */
export const supportTicket = pgTable(
  'support_ticket',
  {
    id: uuid().primaryKey(),
    /** Short enough to read out. */
    reference: text().notNull().unique(),
    /** The player who can read it on the site. Null while no one has claimed it. */
    playerId: uuid(),
    name: text().notNull(),
    /** Where answers are mailed. */
    email: text().notNull(),
    /** The normalized mailbox, to find all tickets of one person. */
    emailKey: text().notNull(),
    subject: text().notNull(),
    category: text({ enum: ticketCategories }).notNull(),
    /** The language of the request and of its mails. */
    locale: text({ enum: locales }).notNull(),
    status: text({ enum: ticketStatuses }).notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    lastMessageId: uuid().notNull(),
    lastMessageAt: instant().notNull().default(sql`now()`),
    /**
     * A new UUIDv7 each time the ticket starts to wait. The queue is read in this order. These three columns are null
     * while no answer is owed.
     */
    turn: uuid(),
    waitingSince: instant(),
    dueAt: instant(),
    /** When staff were notified that it is late. */
    escalatedAt: instant(),
    /** The staff member who works on it. */
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

/** A prepared answer that staff insert into a ticket. It contains no data of players. */
export const supportMacro = pgTable('support_macro', {
  id: uuid().primaryKey(),
  /** For staff. */
  title: text().notNull(),
  texts: jsonb().$type<Readonly<Record<Locale, string>>>().notNull(),
  changedBy: uuid().notNull(),
  /** The staff member's name at that time. */
  changedByName: text().notNull(),
  changedAt: instant().notNull().default(sql`now()`),
});

/** A message in a ticket: by the person, by staff, or as a note for staff. Never changed. */
export const supportMessage = pgTable(
  'support_message',
  {
    ticketId: uuid()
      .notNull()
      .references(() => supportTicket.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    author: text({ enum: ticketAuthors }).notNull(),
    staffId: uuid(),
    /** The staff member's name at that time. */
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
