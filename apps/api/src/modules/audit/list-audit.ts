import { badCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { type AuditFilter, type AuditRow, selectAudit } from './audit.store.ts';

const cursorPattern = /^[1-9]\d{0,14}$/;

/**
 * Returns one page of the log, newest first.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listAudit(
  db: Db,
  query: Omit<AuditFilter, 'belowSeq'> & { readonly cursor?: string | undefined },
): Promise<{ rows: AuditRow[]; nextCursor: string | null }> {
  const { cursor, limit, ...filter } = query;
  if (cursor !== undefined && !cursorPattern.test(cursor)) throw badCursor();
  const belowSeq = cursor === undefined ? undefined : Number(cursor);
  const found = await selectAudit(db, { ...filter, belowSeq, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? String(rows.at(-1)?.seq) : null };
}
