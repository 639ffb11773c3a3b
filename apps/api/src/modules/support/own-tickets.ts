import type { Context } from '../../context.ts';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Person } from '../players/public.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import {
  addReply,
  claimTickets,
  lockTicket,
  type MessageRow,
  selectThread,
  selectTicketOf,
  selectTicketsOf,
  type TicketRow,
} from './support.store.ts';

type Reader = Pick<Person, 'id' | 'email' | 'emailVerifiedAt'>;

export interface Thread {
  readonly ticket: TicketRow;
  readonly messages: MessageRow[];
  readonly earlier: boolean;
}

/**
 * Returns a player's tickets, newest first. Tickets that were sent from the player's address without sign-in are
 * claimed once the address is verified, because no one else reads that mailbox.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listOwnTickets(
  db: Db,
  player: Reader,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<{ rows: TicketRow[]; nextCursor: string | null }> {
  const beforeId = idCursor(cursor);
  if (player.emailVerifiedAt !== null && beforeId === null) await claimTickets(db, player);
  const found = await selectTicketsOf(db, { playerId: player.id, beforeId, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** @throws Problem `not_found`, also for another player's ticket. */
export async function readOwnTicket(db: Db, player: Reader, id: string): Promise<Thread> {
  const ticket = await selectTicketOf(db, player.id, id);
  if (!ticket) throw new Problem('not_found');
  return threadOf(db, ticket);
}

/**
 * Adds the player's reply to their ticket, which then waits for staff.
 * @throws Problem `not_found`, also for another player's ticket; `conflict` when it is closed; `rate_limited`.
 */
export async function replyToTicket(
  { database }: Pick<Context, 'database'>,
  player: Reader,
  id: string,
  text: string,
): Promise<Thread> {
  await consumeRateLimit(database.db, [{ rateLimit: 'supportThread', subject: player.id }]);
  return inTransaction(database, async (tx) => {
    // Checked before the lock, so that requests for another player's ticket take no locks.
    if (!(await selectTicketOf(tx, player.id, id))) throw new Problem('not_found');
    const ticket = await lockTicket(tx, id);
    if (ticket?.playerId !== player.id) throw new Problem('not_found');
    if (ticket.status === 'closed') throw new Problem('conflict', { params: { reason: 'ticket_closed' } });
    await addReply(tx, ticket, text);
    return readOwnTicket(tx, player, id);
  });
}

async function threadOf(db: Db, ticket: TicketRow): Promise<Thread> {
  return { ticket, ...(await selectThread(db, ticket.id, ['person', 'staff'])) };
}
