import { normalisedEmail } from '@goldwren/rules';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type RecordOwner, recordSource } from '../../platform/record-source.ts';
import { supportMessage, supportTicket } from './support.table.ts';

/** Tickets of this account, and those written with its very address by nobody who was signed in. */
function isTicketOf({ id, email }: RecordOwner): SQL | undefined {
  const { playerId, emailKey } = supportTicket;
  if (email === null) return eq(playerId, id);
  const mailbox = and(eq(emailKey, normalisedEmail(email)), eq(supportTicket.email, email));
  return or(eq(playerId, id), and(isNull(playerId), mailbox));
}

function ticketsOf(owner: RecordOwner): SQL {
  return sql`(SELECT ${supportTicket.id} FROM ${supportTicket} WHERE ${isTicketOf(owner)})`;
}

/** What of these tables is a player's own, for their export: what staff noted for themselves is not, nor who of them wrote. */
export const supportRecords = {
  support_tickets: recordSource(supportTicket, {
    key: ['id'],
    withheld: ['emailKey', 'lastMessageId', 'turn', 'escalatedAt', 'assignedTo', 'assignedToName'],
    owner: isTicketOf,
  }),
  support_messages: recordSource(supportMessage, {
    key: ['ticketId', 'id'],
    withheld: ['staffId', 'staffName'],
    owner: (owner) => and(inArray(supportMessage.ticketId, ticketsOf(owner)), ne(supportMessage.author, 'note')),
  }),
};

/** Deletes the tickets of a player who is erased, with everything that was written in them. */
export async function deleteTickets(tx: Db, owner: RecordOwner): Promise<void> {
  // The wall around tickets lets those of erased accounts go, and a ticket that nobody has claimed is nobody's.
  await tx.update(supportTicket).set({ playerId: owner.id }).where(isTicketOf(owner));
  await tx.delete(supportTicket).where(eq(supportTicket.playerId, owner.id));
}
