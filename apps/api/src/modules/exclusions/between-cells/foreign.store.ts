import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { foreignExclusion, foreignExclusionCursor, foreignMark } from '../exclusions.table.ts';
import type { ExclusionMessage } from './exclusion-message.ts';

const { excludedPlayerId } = foreignExclusion;

export type ForeignExclusion = typeof foreignExclusion.$inferSelect;

/** Returns those of these people who are excluded in another cell, also after the end of the exclusion. */
export function selectForeignExclusions(db: Db, ids: readonly string[]): Promise<ForeignExclusion[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(foreignExclusion)
    .where(inArray(excludedPlayerId, [...ids]));
}

/** Does the same for one person; null when there is none. */
export async function selectForeignExclusion(db: Db, id: string): Promise<ForeignExclusion | null> {
  return (await selectForeignExclusions(db, [id]))[0] ?? null;
}

/** Replaces what is stored about a person. */
export async function storeForeignExclusion(
  tx: Db,
  { cell, version }: { readonly cell: string; readonly version: bigint },
  { playerId: id, exclusion }: ExclusionMessage,
): Promise<void> {
  const stored = {
    cell,
    version,
    excludedAt: exclusion?.excludedAt ?? null,
    excludedUntil: exclusion?.excludedUntil ?? null,
    endsAt: exclusion?.endsAt ?? null,
    isVerified: exclusion?.emailVerified ?? false,
  };
  const marks = exclusion?.marks ?? [];
  await tx
    .insert(foreignExclusion)
    .values({ ...stored, excludedPlayerId: id })
    .onConflictDoUpdate({ target: excludedPlayerId, set: stored });
  await tx.delete(foreignMark).where(eq(foreignMark.excludedPlayerId, id));
  if (marks.length > 0) {
    await tx
      .insert(foreignMark)
      .values(marks.map((mark) => ({ ...mark, excludedPlayerId: id })))
      .onConflictDoNothing();
  }
}

/** Returns how far this cell has read; zero at first. */
export async function selectCursor(db: Db): Promise<bigint> {
  const [row] = await db.select({ seq: foreignExclusionCursor.seq }).from(foreignExclusionCursor);
  return row?.seq ?? 0n;
}

/** Moves the cursor. Returns false when another process has moved it. */
export async function moveCursor(tx: Db, from: bigint, to: bigint): Promise<boolean> {
  await tx.insert(foreignExclusionCursor).values({ seq: 0n }).onConflictDoNothing();
  const { rowCount } = await tx
    .update(foreignExclusionCursor)
    .set({ seq: to })
    .where(eq(foreignExclusionCursor.seq, from));
  return rowCount === 1;
}

/** Makes the cell read all people again. */
export async function rewindCursor(tx: Db): Promise<void> {
  await tx.update(foreignExclusionCursor).set({ seq: 0n });
}
