import type { Db } from '../../platform/database.ts';
import type { Found, SearchTerm } from '../../platform/search-term.ts';
import { selectTicket, selectTicketByReference } from './support.store.ts';

/** Finds a ticket by its ID or reference. */
export async function findTickets(db: Db, { id, reference }: SearchTerm): Promise<Found[]> {
  const row = id
    ? await selectTicket(db, id)
    : reference === null
      ? null
      : await selectTicketByReference(db, reference);
  return row ? [{ id: row.id, name: row.reference, at: row.createdAt }] : [];
}
