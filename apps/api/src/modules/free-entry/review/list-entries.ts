import { idCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { type EntryFilter, type EntryRow, selectEntries } from '../free-entry.store.ts';

/**
 * Entries for staff: those that wait oldest first, any others newest first. The cursor is the last id of the page before,
 * so an entry that is decided meanwhile neither repeats nor hides another.
 * @throws Problem `validation_failed` for a cursor that no page gave.
 */
export async function listEntries(
  db: Db,
  query: Omit<EntryFilter, 'beyondId'> & { readonly cursor?: string | undefined },
): Promise<{ rows: EntryRow[]; nextCursor: string | null }> {
  const { cursor, limit, ...filter } = query;
  const found = await selectEntries(db, { ...filter, beyondId: idCursor(cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
