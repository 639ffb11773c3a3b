import { asc, desc, eq, max } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { prepared } from '../../platform/prepared.ts';
import { droppedMonth, journalForward } from './ledger.table.ts';

/** Returns the months whose rounds are only in the archive, the oldest first. */
export async function selectDroppedMonths(db: Db): Promise<string[]> {
  const rows = await db.select({ month: droppedMonth.month }).from(droppedMonth).orderBy(asc(droppedMonth.month));
  return rows.map(({ month }) => month);
}

const newestDropped = prepared('select_newest_dropped_month', (db) =>
  db.select({ month: max(droppedMonth.month) }).from(droppedMonth),
);

/** Returns the first instant whose rounds are in the database. Null while no month was dropped. */
export async function selectDroppedUntil(db: Db): Promise<Date | null> {
  const { month } = onlyRow(await newestDropped(db, {}));
  if (month === null) return null;
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1));
}

/** Returns what the last page of a list says when older rounds are only in the archive. */
export async function archivedBefore(db: Db, nextCursor: string | null): Promise<{ archived_before?: string }> {
  const until = nextCursor === null ? await selectDroppedUntil(db) : null;
  return until === null ? {} : { archived_before: until.toISOString().slice(0, 'yyyy-mm-dd'.length) };
}

/** Returns whether this month has a forward row. */
export async function hasForward(db: Db, month: string): Promise<boolean> {
  const { month: own } = journalForward;
  const rows = await db.select({ month: own }).from(journalForward).where(eq(own, month)).limit(1);
  return rows.length > 0;
}

/** Returns the first and the last month with forward rows. Empty without such rows. */
export async function selectForwardBounds(db: Db): Promise<string[]> {
  const { month } = journalForward;
  const ends = await Promise.all(
    [asc(month), desc(month)].map((order) => db.select({ month }).from(journalForward).orderBy(order).limit(1)),
  );
  return [...new Set(ends.flat().map((row) => row.month))];
}
