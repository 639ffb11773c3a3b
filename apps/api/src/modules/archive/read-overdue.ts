import type { Db } from '../../platform/database.ts';
import { selectNewestName } from './archive.store.ts';
import { selectFirstMonth } from './archived-rows.checks.ts';
import { dueAt, nextMonth } from './months.ts';

/** Returns for how many seconds the next month could have been archived. 0 while its time has not come. */
export async function readOverdueSeconds(db: Db, now: Date): Promise<number> {
  const newest = await selectNewestName(db);
  const next = newest === null ? await selectFirstMonth(db) : nextMonth(newest);
  return next === null ? 0 : Math.max(0, (now.getTime() - dueAt(next).getTime()) / 1_000);
}
