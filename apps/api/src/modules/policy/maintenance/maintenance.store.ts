import { asc, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { prepared } from '../../../platform/prepared.ts';
import { maintenanceNotice } from '../policy.table.ts';

export type NoticeRow = typeof maintenanceNotice.$inferSelect;

const { id, startsAt, endsAt, onlyHere } = maintenanceNotice;

/** Returns the times of the latest announcement for the site, and of the latest one for this cell only. */
export const selectLatestWindows = prepared('select_latest_maintenance', (db) =>
  db
    .selectDistinctOn([onlyHere], { onlyHere, startsAt, endsAt })
    .from(maintenanceNotice)
    .orderBy(asc(onlyHere), desc(id)),
);

/** Returns the latest announcement for the site, and the latest one for this cell only. */
export function selectLatestNotices(db: Db): Promise<NoticeRow[]> {
  return db.selectDistinctOn([onlyHere]).from(maintenanceNotice).orderBy(asc(onlyHere), desc(id));
}

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

/** Adds an announcement for the site, or for this cell only when another one decides for the site, if `current` is still the latest one. Returns null when it is not. */
export async function announceMaintenance(db: Db, notice: NewNotice): Promise<NoticeRow | null> {
  const { current, reason } = notice;
  const args = [current, notice.startsAt, notice.endsAt, reason];
  const [made] = await callFunction<{ id: number }>(db, 'announce_maintenance', args);
  if (!made) return null;
  return onlyRow(await db.select().from(maintenanceNotice).where(eq(id, made.id)));
}
