import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { forgedNotice } from '../store.table.ts';

type Row = typeof forgedNotice.$inferSelect;

/** Counts one more forgery of this hour; returns how many there have been in it. */
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
        lastAt: sql`now()`,
        lastHash: forgery.lastHash,
        excerpt: forgery.excerpt,
      },
    })
    .returning({ count: forgedNotice.count });
  return onlyRow(rows).count;
}

/** Forgets forgeries of more than `keptDays` ago; returns how many hours of them. */
export async function deleteOldForgeries(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db.delete(forgedNotice).where(lt(forgedNotice.hour, ago(keptDays, 'day')));
  return rowCount ?? 0;
}
