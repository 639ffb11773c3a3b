import type { Ticket, TicketLine } from '@goldwren/contracts/player';
import type { StaffTicket, StaffTicketDetail } from '@goldwren/contracts/staff';
import { maskEmail, shortFullName } from '@goldwren/rules';
import type { Thread } from './own-tickets.ts';
import type { TicketRow } from './support.store.ts';
import type { ViewedTicket } from './view-ticket.ts';

/** Builds a ticket as its player sees it in a list. */
export function ticketLine(row: TicketRow): TicketLine {
  return {
    id: row.id,
    reference: row.reference,
    subject: row.subject,
    category: row.category,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    last_message_at: row.lastMessageAt.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
  };
}

/** Builds a ticket with its messages as its player sees it. The names of staff and their notes are left out. */
export function ticketView({ ticket, messages, earlier }: Thread): Ticket {
  return {
    ...ticketLine(ticket),
    messages: messages.map(({ id, author, text, at }) => ({
      id,
      from: author === 'person' ? 'player' : 'support',
      text,
      at: at.toISOString(),
    })),
    earlier,
  };
}

/** Builds a ticket as the queue shows it. */
export function staffTicketLine(row: TicketRow, staffId: string, now: Date): StaffTicket {
  return {
    id: row.id,
    reference: row.reference,
    display: shortFullName(row.name),
    email: maskEmail(row.email),
    subject: row.subject,
    category: row.category,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    waiting_since: row.waitingSince?.toISOString() ?? null,
    turn: row.turn,
    due_at: row.dueAt?.toISOString() ?? null,
    breached: row.dueAt !== null && row.dueAt < now,
    assigned_to: row.assignedToName,
    assigned_to_me: row.assignedTo === staffId,
    last_message_at: row.lastMessageAt.toISOString(),
  };
}

/** Builds a ticket in full for staff. */
export function staffTicketView(viewed: ViewedTicket, staffId: string, now: Date): StaffTicketDetail {
  const { ticket, messages, earlier, player, others } = viewed;
  return {
    ...staffTicketLine(ticket, staffId, now),
    name: ticket.name,
    full_email: ticket.email,
    locale: ticket.locale,
    player,
    linked: ticket.playerId !== null,
    messages: messages.map(({ id, author, staffName, text, at }) => ({
      id,
      author,
      name: staffName,
      text,
      at: at.toISOString(),
    })),
    earlier,
    others: others.map(({ id, reference, subject, status, createdAt }) => ({
      id,
      reference,
      subject,
      status,
      created_at: createdAt.toISOString(),
    })),
  };
}
