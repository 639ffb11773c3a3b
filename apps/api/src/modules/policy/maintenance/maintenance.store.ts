import { desc, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import { prepared } from '../../../platform/prepared.ts';
import { maintenanceNotice } from '../policy.table.ts';

export type NoticeRow = typeof maintenanceNotice.$inferSelect;

const { id, startsAt, endsAt } = maintenanceNotice;

/** Returns the times of the latest announcement; no row when there has never been one. */
export const selectLatestWindow = prepared('select_latest_maintenance', (db) =>
  db.select({ startsAt, endsAt }).from(maintenanceNotice).orderBy(desc(id)).limit(1),
);

/** Returns announcements before the one with the id `beforeId`, newest first. */
export function selectNotices(db: Db, query: { beforeId: number | null; limit: number }): Promise<NoticeRow[]> {
  return db
    .select()
    .from(maintenanceNotice)
    .where(query.beforeId === null ? undefined : lt(id, query.beforeId))
    .orderBy(desc(id))
    .limit(query.limit);
}

export interface NewNotice {
  /** The id of the announcement that staff saw when they decided; null when there was none. */
  readonly current: number | null;
  /** Null: the announcement ends the one before it. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly reason: string;
}

/** Adds an announcement if `current` is still the latest one. Returns null when it is not. */
export async function announceMaintenance(db: Db, notice: NewNotice): Promise<NoticeRow | null> {
  const { current, reason } = notice;
  const [row] = await callFunction<{ id: number; announced_at: Date; announced_by: string }>(
    db,
    'announce_maintenance',
    [current, notice.startsAt, notice.endsAt, reason],
  );
  if (!row) return null;
  const { id: made, announced_at: announcedAt, announced_by: announcedBy } = row;
  return { id: made, startsAt: notice.startsAt, endsAt: notice.endsAt, reason, announcedAt, announcedBy };
}
