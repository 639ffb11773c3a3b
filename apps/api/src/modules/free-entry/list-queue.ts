import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { type EntryRow, selectPending } from './free-entry.store.ts';

/**
 * Entries that wait for a decision, oldest first. The cursor is the last id of the page before, so an entry that is
 * decided meanwhile neither repeats nor hides another.
 * @throws Problem `validation_failed` for a cursor that no page gave.
 */
export async function listQueue(
  db: Db,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ rows: EntryRow[]; nextCursor: string | null }> {
  const { limit } = query;
  const found = await selectPending(db, idCursor(query.cursor), limit + 1);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
