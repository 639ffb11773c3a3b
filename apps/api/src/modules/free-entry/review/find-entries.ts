import type { Db } from '../../../platform/database.ts';
import type { Found, SearchTerm } from '../../../platform/search-term.ts';
import { selectEntry, selectEntryByReference } from '../free-entry.store.ts';

/** Finds a free entry by its ID or reference. */
export async function findEntries(db: Db, { id, reference }: SearchTerm): Promise<Found[]> {
  const row = id ? await selectEntry(db, id) : reference === null ? null : await selectEntryByReference(db, reference);
  return row ? [{ id: row.id, name: row.reference, at: row.createdAt }] : [];
}
