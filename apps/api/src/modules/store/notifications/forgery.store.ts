import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { ago, nowParameter } from '../../../platform/postgres/sql-instants.ts';
import { forgedNotice } from '../store.table.ts';

type Row = typeof forgedNotice.$inferSelect;

/** Increments the count of forgeries of the current hour. Returns the new count. */
export async function countForgery(
  db: Db,
  forgery: Readonly<Pick<Row, 'provider' | 'lastHash' | 'excerpt'>>,
): Promise<number> {
  const rows = await db
    .insert(forgedNotice)
    .values({ ...forgery, hour: sql`date_trunc('hour', now(), 'UTC')`, count: 1 })
    .onConflictDoUpdate({
      target: [forgedNotice.provider, forgedNotice.hour],
      set: {
        count: sql`${forgedNotice.count} + 1`,
        lastAt: nowParameter(),
        lastHash: forgery.lastHash,
        excerpt: forgery.excerpt,
      },
    })
    .returning({ count: forgedNotice.count });
  return onlyRow(rows).count;
}

/** Deletes the hourly counts that are older than `keptDays`. Returns how many rows it deleted. */
export async function deleteOldForgeries(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db.delete(forgedNotice).where(lt(forgedNotice.hour, ago(keptDays, 'day')));
  return rowCount ?? 0;
}
