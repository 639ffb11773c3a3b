import { normalisedEmail, support, type TicketAuthor } from '@goldwren/rules';
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { ahead, now } from '../../platform/postgres/sql-instants.ts';
import { supportMessage, supportTicket } from './support.table.ts';

export type TicketRow = typeof supportTicket.$inferSelect;
export type MessageRow = typeof supportMessage.$inferSelect;
export type NewTicket = Pick<
  TicketRow,
  'id' | 'reference' | 'playerId' | 'name' | 'email' | 'subject' | 'category' | 'locale'
>;

/** A staff member, with their current name. */
export interface NamedStaffMember {
  readonly id: string;
  readonly name: string;
}

export const referenceIndex = 'support_ticket_reference_unique';

/** The values of a ticket that starts to wait. Its clock starts now. */
const waitingValues = () => ({
  status: 'waiting' as const,
  turn: newId(),
  waitingSince: now(),
  dueAt: ahead(support.answerWithinHours, 'hour'),
  escalatedAt: null,
});
const notWaitingValues = { turn: null, waitingSince: null, dueAt: null, escalatedAt: null } as const;

/** Adds a ticket with its first message. Fails on `referenceIndex` when the reference is taken. */
export async function insertTicket(tx: Db, ticket: NewTicket, text: string): Promise<void> {
  const messageId = newId();
  await tx.insert(supportTicket).values({
    ...ticket,
    ...waitingValues(),
    emailKey: normalisedEmail(ticket.email),
    lastMessageId: messageId,
  });
  await tx.insert(supportMessage).values({ ticketId: ticket.id, id: messageId, author: 'person', text });
}

/** Adds a ticket that a staff member starts, with their first message. It does not wait, and is assigned to them. */
export async function insertStaffTicket(tx: Db, ticket: NewTicket, text: string, by: NamedStaffMember): Promise<void> {
  const lastMessageId = newId();
  await tx.insert(supportTicket).values({
    ...ticket,
    ...notWaitingValues,
    status: 'answered',
    emailKey: normalisedEmail(ticket.email),
    lastMessageId,
    assignedTo: by.id,
    assignedToName: by.name,
  });
  const staff = { author: 'staff', staffId: by.id, staffName: by.name } as const;
  await tx.insert(supportMessage).values({ ticketId: ticket.id, id: lastMessageId, text, ...staff });
}

/** Locks a ticket, so that concurrent changes run one after another. */
export async function lockTicket(tx: Db, id: string): Promise<TicketRow | null> {
  const [row] = await tx.select().from(supportTicket).where(eq(supportTicket.id, id)).for('update');
  return row ?? null;
}

export async function selectTicket(db: Db, id: string): Promise<TicketRow | null> {
  const [row] = await db.select().from(supportTicket).where(eq(supportTicket.id, id));
  return row ?? null;
}

export async function selectTicketByReference(db: Db, reference: string): Promise<TicketRow | null> {
  const [row] = await db.select().from(supportTicket).where(eq(supportTicket.reference, reference));
  return row ?? null;
}

/** Returns a ticket of this player. Null when it belongs to another player or to no one. */
export async function selectTicketOf(db: Db, playerId: string, id: string): Promise<TicketRow | null> {
  const ticket = await selectTicket(db, id);
  return ticket?.playerId === playerId ? ticket : null;
}

/** Returns the latest messages of a thread by these authors, oldest first, and whether there are earlier ones. */
export async function selectThread(
  db: Db,
  ticketId: string,
  authors: readonly TicketAuthor[],
): Promise<{ messages: MessageRow[]; earlier: boolean }> {
  const latest = await db
    .select()
    .from(supportMessage)
    .where(and(eq(supportMessage.ticketId, ticketId), inArray(supportMessage.author, [...authors])))
    .orderBy(desc(supportMessage.id))
    .limit(support.shownMessages + 1);
  const messages = latest.slice(0, support.shownMessages).reverse();
  return { messages, earlier: latest.length > support.shownMessages };
}

/** Adds a message to a locked ticket. Returns its id. */
async function insertMessage(
  tx: Db,
  ticketId: string,
  text: string,
  author: TicketAuthor,
  by: NamedStaffMember | null,
): Promise<string> {
  const id = newId();
  await tx
    .insert(supportMessage)
    .values({ ticketId, id, text, author, staffId: by?.id ?? null, staffName: by?.name ?? null });
  return id;
}

/** Adds a message of the person. The ticket waits for an answer; a running clock continues. */
export async function addReply(tx: Db, ticket: TicketRow, text: string): Promise<void> {
  const lastMessageId = await insertMessage(tx, ticket.id, text, 'person', null);
  await tx
    .update(supportTicket)
    .set({ ...(ticket.status === 'waiting' ? {} : waitingValues()), lastMessageId, lastMessageAt: now() })
    .where(eq(supportTicket.id, ticket.id));
}

/** Adds a staff answer and stops the clock. An unassigned ticket is assigned to the writer. */
export async function addAnswer(tx: Db, ticket: TicketRow, text: string, by: NamedStaffMember): Promise<string> {
  const lastMessageId = await insertMessage(tx, ticket.id, text, 'staff', by);
  const assigned = ticket.assignedTo === null ? { assignedTo: by.id, assignedToName: by.name } : {};
  await tx
    .update(supportTicket)
    .set({ ...notWaitingValues, ...assigned, status: 'answered', lastMessageId, lastMessageAt: now() })
    .where(eq(supportTicket.id, ticket.id));
  return lastMessageId;
}

export async function addNote(tx: Db, ticketId: string, text: string, by: NamedStaffMember): Promise<string> {
  const lastMessageId = await insertMessage(tx, ticketId, text, 'note', by);
  // Does not change the order of the player's list, because the player does not see notes.
  await tx.update(supportTicket).set({ lastMessageId }).where(eq(supportTicket.id, ticketId));
  return lastMessageId;
}

export async function markClosed(tx: Db, id: string): Promise<void> {
  await tx
    .update(supportTicket)
    .set({ ...notWaitingValues, status: 'closed' })
    .where(eq(supportTicket.id, id));
}

export async function markReopened(tx: Db, id: string): Promise<void> {
  await tx.update(supportTicket).set(waitingValues()).where(eq(supportTicket.id, id));
}

export async function markAssigned(tx: Db, id: string, to: NamedStaffMember | null): Promise<void> {
  await tx
    .update(supportTicket)
    .set({ assignedTo: to?.id ?? null, assignedToName: to?.name ?? null })
    .where(eq(supportTicket.id, id));
}

/** Returns a player's tickets older than `beforeId`, newest first. */
export function selectTicketsOf(
  db: Db,
  query: { readonly playerId: string; readonly beforeId: string | null; readonly limit: number },
): Promise<TicketRow[]> {
  const { id, playerId } = supportTicket;
  return db
    .select()
    .from(supportTicket)
    .where(and(eq(playerId, query.playerId), query.beforeId === null ? undefined : lt(id, query.beforeId)))
    .orderBy(desc(id))
    .limit(query.limit);
}

/** Assigns unclaimed tickets with the player's address to the player. */
export async function claimTickets(db: Db, player: { readonly id: string; readonly email: string }): Promise<void> {
  await db
    .update(supportTicket)
    .set({ playerId: player.id })
    .where(
      and(
        isNull(supportTicket.playerId),
        eq(supportTicket.emailKey, normalisedEmail(player.email)),
        eq(supportTicket.email, player.email),
      ),
    );
}

/** Returns late tickets that were not escalated yet, the most overdue first. */
export async function selectOverdue(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: supportTicket.id })
    .from(supportTicket)
    .where(and(eq(supportTicket.status, 'waiting'), lt(supportTicket.dueAt, now()), isNull(supportTicket.escalatedAt)))
    .orderBy(asc(supportTicket.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Marks a ticket as escalated. Returns null when it was answered, or escalated by another process. */
export async function markEscalated(
  db: Db,
  id: string,
): Promise<{ readonly reference: string; readonly dueAt: Date | null } | null> {
  const [row] = await db
    .update(supportTicket)
    .set({ escalatedAt: now() })
    .where(and(eq(supportTicket.id, id), lt(supportTicket.dueAt, now()), isNull(supportTicket.escalatedAt)))
    .returning({ reference: supportTicket.reference, dueAt: supportTicket.dueAt });
  return row ?? null;
}
