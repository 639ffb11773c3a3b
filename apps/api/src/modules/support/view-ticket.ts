import { ticketAuthors } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type PlayerLine, selectLineByEmailKey, selectPlayerLines } from '../players/public.ts';
import { selectOthers } from './queue.store.ts';
import { type MessageRow, selectThread, selectTicket, type TicketRow } from './support.store.ts';

export interface ViewedTicket {
  readonly ticket: TicketRow;
  /** Includes notes. Oldest first. */
  readonly messages: MessageRow[];
  readonly earlier: boolean;
  /** The player of the ticket, or of the account that has the email now. */
  readonly player: PlayerLine | null;
  readonly others: TicketRow[];
}

const maxOthers = 20;

/**
 * Returns one ticket for staff. The access is audited in the same transaction.
 * @throws Problem `not_found`
 */
export async function viewTicket(
  { database }: Pick<Context, 'database'>,
  ticketId: string,
  staff: StaffActor,
): Promise<ViewedTicket> {
  return inStaffTransaction(database, staff, async (tx) => {
    const ticket = await selectTicket(tx, ticketId);
    if (!ticket) throw new Problem('not_found');
    const thread = await selectThread(tx, ticket.id, ticketAuthors);
    const others = await selectOthers(tx, ticket, maxOthers);
    const subject = { type: 'ticket', id: ticket.id } as const;
    await recordAudit(tx, { action: 'ticket.viewed', subject, facts: { reference: ticket.reference } });
    return { ticket, ...thread, others, player: await playerOf(tx, ticket) };
  });
}

async function playerOf(tx: Db, { playerId, emailKey, email }: TicketRow): Promise<PlayerLine | null> {
  if (playerId === null) return selectLineByEmailKey(tx, emailKey, email);
  return (await selectPlayerLines(tx, [playerId])).get(playerId) ?? null;
}

/**
 * Returns the state that shows whether anything has changed, without personal data.
 * @throws Problem `not_found`
 */
export async function getTicketState(db: Db, ticketId: string): Promise<Pick<TicketRow, 'status' | 'lastMessageId'>> {
  const ticket = await selectTicket(db, ticketId);
  if (!ticket) throw new Problem('not_found');
  return ticket;
}
