import type { Db } from '../../../platform/database.ts';
import { type NoticeRow, selectNotices } from './maintenance.store.ts';

export type { NoticeRow };

/** Returns every announcement of a maintenance, newest first. The newest one is current. */
export async function listNotices(
  db: Db,
  { beforeId, limit }: { readonly beforeId: number | null; readonly limit: number },
): Promise<{ rows: NoticeRow[]; nextCursor: string | null }> {
  const found = await selectNotices(db, { beforeId, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? String(rows.at(-1)?.id) : null };
}
