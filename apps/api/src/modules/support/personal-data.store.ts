import { normalisedEmail } from '@goldwren/rules';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type RecordOwner, recordSource } from '../../platform/record-source.ts';
import { supportMessage, supportTicket } from './support.table.ts';

/** Selects tickets of this account, and unclaimed tickets with its exact email. */
function isTicketOf({ id, email }: RecordOwner): SQL | undefined {
  const { playerId, emailKey } = supportTicket;
  if (email === null) return eq(playerId, id);
  const mailbox = and(eq(emailKey, normalisedEmail(email)), eq(supportTicket.email, email));
  return or(eq(playerId, id), and(isNull(playerId), mailbox));
}

function ticketsOf(owner: RecordOwner): SQL {
  return sql`(SELECT ${supportTicket.id} FROM ${supportTicket} WHERE ${isTicketOf(owner)})`;
}

/**
 * The data of a player in these tables, for the player's data export. Internal notes and the names of staff are left
 * out.
 */
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

/** Deletes the tickets of an erased player with all messages. */
export async function deleteTickets(tx: Db, owner: RecordOwner): Promise<void> {
  // A trigger allows the deletion only for tickets of erased accounts, so unclaimed tickets are assigned first.
  await tx.update(supportTicket).set({ playerId: owner.id }).where(isTicketOf(owner));
  await tx.delete(supportTicket).where(eq(supportTicket.playerId, owner.id));
}
