import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { archivedMonth, archivePart } from './archive.table.ts';

export type Part = Omit<typeof archivePart.$inferSelect, 'at'>;
/** What a part contains. */
export type Records = Part['records'];
export type ArchivedMonth = Omit<typeof archivedMonth.$inferSelect, 'at'>;

const inOrder = [asc(archivePart.month), asc(archivePart.records), asc(archivePart.number)];

/** Returns whether the part was added. False when another process added it first. */
export async function insertPart(tx: Db, part: Part): Promise<boolean> {
  const { rowCount } = await tx.insert(archivePart).values(part).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns the last part of these records. Null before the first one. */
export async function selectLastPart(db: Db, month: string, records: Records): Promise<Part | null> {
  const [part] = await db
    .select()
    .from(archivePart)
    .where(and(eq(archivePart.month, month), eq(archivePart.records, records)))
    .orderBy(desc(archivePart.number))
    .limit(1);
  return part ?? null;
}

export async function selectPart(db: Db, month: string, records: Records, number: number): Promise<Part | null> {
  const [part] = await db
    .select()
    .from(archivePart)
    .where(and(eq(archivePart.month, month), eq(archivePart.records, records), eq(archivePart.number, number)));
  return part ?? null;
}

/** Returns the parts of a month, in order. */
export function selectParts(db: Db, month: string): Promise<Part[]> {
  return db
    .select()
    .from(archivePart)
    .where(eq(archivePart.month, month))
    .orderBy(...inOrder);
}

export async function countParts(db: Db): Promise<number> {
  return onlyRow(await db.select({ parts: count() }).from(archivePart)).parts;
}

/** Returns parts of all months in order, from a position on. */
export function selectPartsFrom(db: Db, position: number, limit: number): Promise<Part[]> {
  return db
    .select()
    .from(archivePart)
    .orderBy(...inOrder)
    .offset(position)
    .limit(limit);
}

/** Deletes the parts of a month that is not complete, and returns their files. The database rejects it for other months. */
export async function deleteParts(tx: Db, month: string): Promise<string[]> {
  const rows = await tx
    .delete(archivePart)
    .where(eq(archivePart.month, month))
    .returning({ fileId: archivePart.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** Returns whether the month was added. False when another process added it first. */
export async function insertMonth(tx: Db, month: ArchivedMonth): Promise<boolean> {
  const { rowCount } = await tx.insert(archivedMonth).values(month).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns every archived month, the oldest first. */
export async function selectMonthNames(db: Db): Promise<string[]> {
  const rows = await db.select({ month: archivedMonth.month }).from(archivedMonth).orderBy(asc(archivedMonth.month));
  return rows.map(({ month }) => month);
}

export async function selectMonth(db: Db, month: string): Promise<ArchivedMonth | null> {
  const [row] = await db.select().from(archivedMonth).where(eq(archivedMonth.month, month));
  return row ?? null;
}

/** Returns the newest archived month and the hash of its manifest. Null before the first one. */
export async function selectNewestMonth(db: Db): Promise<Pick<ArchivedMonth, 'month' | 'hash'> | null> {
  const { month, hash } = archivedMonth;
  const [row] = await db.select({ month, hash }).from(archivedMonth).orderBy(desc(month)).limit(1);
  return row ?? null;
}

/** Returns the name of the newest archived month. Null before the first one. */
export async function selectNewestName(db: Db): Promise<string | null> {
  const [row] = await db.select({ month: sql<string | null>`max(${archivedMonth.month})::text` }).from(archivedMonth);
  return row?.month ?? null;
}
