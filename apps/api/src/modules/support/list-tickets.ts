import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { selectTickets, type TicketFilter } from './queue.store.ts';
import type { TicketRow } from './support.store.ts';

/**
 * Lists tickets for staff: waiting ones in the order of the queue, all others newest first. Answers in between neither
 * repeat nor hide tickets.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listTickets(
  db: Db,
  query: Omit<TicketFilter, 'beyond'> & { readonly cursor: string | undefined },
): Promise<{ rows: TicketRow[]; nextCursor: string | null }> {
  const { cursor, limit, ...filter } = query;
  const found = await selectTickets(db, { ...filter, beyond: idCursor(cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const lastKey = filter.status === 'waiting' ? last?.turn : last?.id;
  return { rows, nextCursor: found.length > limit ? (lastKey ?? null) : null };
}
