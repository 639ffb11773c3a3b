import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { selectTickets, type TicketFilter } from './queue.store.ts';
import type { TicketRow } from './support.store.ts';

/**
 * Tickets for staff: those that wait along their turns, any others newest first. A ticket that is answered meanwhile
 * neither repeats nor hides another.
 * @throws Problem `validation_failed` for a cursor that no page gave.
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
