import { idCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { type EntryFilter, type EntryRow, selectEntries } from '../free-entry.store.ts';

/**
 * Lists entries for staff: waiting ones oldest first, all others newest first. The cursor is the last id of the
 * previous page, so decisions in between neither repeat nor hide entries.
 * @throws Problem `validation_failed` for an invalid cursor.
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
