import type { Sql } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type EntryRow, selectPending } from './free-entry.store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Entries that wait for a decision, oldest first. The cursor is the last id of the page before, so an entry that is
 * decided meanwhile neither repeats nor hides another.
 * @throws Problem `validation_failed` for a cursor that no page gave.
 */
export async function listQueue(
  sql: Sql,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ rows: EntryRow[]; nextCursor: string | null }> {
  const { cursor = null, limit } = query;
  if (cursor !== null && !uuid.test(cursor)) {
    throw new Problem('validation_failed', { fieldErrors: { cursor: ['Use the next_cursor of the page before.'] } });
  }
  const found = await selectPending(sql, cursor, limit + 1);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
