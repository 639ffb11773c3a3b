import { isUnderWay } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { type NoticeRow, selectLatestNotices, selectNotices } from './maintenance.store.ts';
import { strictestWindow } from './strictest-window.ts';

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

/**
 * Returns the maintenance that holds in this cell: that of the site together with one of this cell only. Its ID is that of the newest
 * announcement, which a change must name.
 */
export async function readCurrentNotice(
  db: Db,
  now: Date,
): Promise<{ current: NoticeRow | null; state: 'none' | 'announced' | 'under_way' }> {
  const rows = (await selectLatestNotices(db)).sort((a, b) => b.id - a.id);
  const window = strictestWindow(rows, now);
  const [newest] = rows;
  if (!newest) return { current: null, state: 'none' };
  if (window === null) return { current: newest, state: 'none' };
  const shown = rows.find(({ startsAt }) => startsAt?.getTime() === window.startsAt.getTime()) ?? newest;
  return {
    current: { ...shown, ...window, id: newest.id },
    state: isUnderWay(window, now) ? 'under_way' : 'announced',
  };
}
