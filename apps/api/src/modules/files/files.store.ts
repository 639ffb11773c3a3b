import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ahead, now } from '../../platform/postgres/sql-instants.ts';
import { storedFile } from './files.table.ts';
import type { RingSealed } from './key-ring.ts';

export interface NewFile extends RingSealed {
  readonly id: string;
  readonly sizeBytes: number;
}

/** Adds a file that is deleted automatically unless it is kept within an hour. */
export async function insertUnkept(db: Db, { id, keyId, sealed, sizeBytes }: NewFile): Promise<void> {
  await db.insert(storedFile).values({ id, keyId, sealedKey: sealed, sizeBytes, doomedAt: ahead(1, 'hour') });
}

/** Cancels the deletion. Returns false when the file is gone or already kept. */
export async function cancelDeletion(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(storedFile)
    .set({ doomedAt: null })
    .where(and(eq(storedFile.id, id), isNotNull(storedFile.doomedAt)))
    .returning({ id: storedFile.id });
  return rows.length === 1;
}

export async function scheduleDeletion(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(storedFile)
    .set({ doomedAt: now() })
    .where(inArray(storedFile.id, [...ids]));
}

/** Returns the files that are kept, the newest first. */
export async function selectNewestIds(db: Db, limit: number): Promise<string[]> {
  const { id, doomedAt } = storedFile;
  const rows = await db.select({ id }).from(storedFile).where(isNull(doomedAt)).orderBy(desc(id)).limit(limit);
  return rows.map((row) => row.id);
}

export async function selectSealedKey(db: Db, id: string): Promise<RingSealed | null> {
  const { keyId, sealedKey: sealed } = storedFile;
  const [row] = await db.select({ keyId, sealed }).from(storedFile).where(eq(storedFile.id, id));
  return row ?? null;
}

/** Locks some files that are due for deletion. Skips files that another worker has locked. */
export async function lockDueFiles(tx: Db, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(lte(storedFile.doomedAt, now()))
    .orderBy(asc(storedFile.doomedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Postpones files that could not be deleted by an hour, so that they do not block others. */
export async function postponeDeletion(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(storedFile)
    .set({ doomedAt: ahead(1, 'hour') })
    .where(inArray(storedFile.id, [...ids]));
}

export async function deleteFiles(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(storedFile).where(inArray(storedFile.id, [...ids]));
}

/**
 * Locks the next files after `after` whose data key was sealed with a key other than `current`, and with one of
 * `openable`.
 */
export function lockSealedBefore(
  tx: Db,
  current: string,
  openable: readonly string[],
  after: string | null,
  limit: number,
): Promise<({ id: string } & RingSealed)[]> {
  const { id, keyId, sealedKey: sealed } = storedFile;
  return tx
    .select({ id, keyId, sealed })
    .from(storedFile)
    .where(and(ne(keyId, current), inArray(keyId, [...openable]), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function updateSealedKey(tx: Db, id: string, { keyId, sealed }: RingSealed): Promise<void> {
  await tx.update(storedFile).set({ keyId, sealedKey: sealed }).where(eq(storedFile.id, id));
}

/** Returns the keys that sealed files but are not in `known`, with the number of files for each. */
export function countSealedByOthers(db: Db, known: readonly string[]): Promise<{ keyId: string; count: number }[]> {
  return db
    .select({ keyId: storedFile.keyId, count: sql`count(*)::int`.mapWith(Number) })
    .from(storedFile)
    .where(notInArray(storedFile.keyId, [...known]))
    .groupBy(storedFile.keyId);
}
