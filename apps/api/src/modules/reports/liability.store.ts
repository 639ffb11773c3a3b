import { desc, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { dailyLiability } from './reports.table.ts';

export type LiabilityRow = typeof dailyLiability.$inferSelect;

/** Stores the liability after a day. Returns false when it is already stored; the stored one stays. */
export async function insertLiability(db: Db, row: Omit<LiabilityRow, 'at'>): Promise<boolean> {
  const added = await db
    .insert(dailyLiability)
    .values(row)
    .onConflictDoNothing()
    .returning({ day: dailyLiability.day });
  return added.length === 1;
}

/** Returns liabilities, newest first. */
export function selectLiabilities(
  db: Db,
  query: { before?: string | undefined; limit: number },
): Promise<LiabilityRow[]> {
  const { day } = dailyLiability;
  return db
    .select()
    .from(dailyLiability)
    .where(query.before === undefined ? undefined : lt(day, query.before))
    .orderBy(desc(day))
    .limit(query.limit);
}
