import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { payoutBatch } from '../payouts.table.ts';

export type BatchRow = typeof payoutBatch.$inferSelect;

/** Begins a batch; false when there is one with this id. Two at once: the second waits, and is told so. */
export async function insertBatch(
  tx: Db,
  batch: { id: string; startedBy: string; requested: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(payoutBatch)
    .values({ ...batch, requested: [...batch.requested] })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function keepRefused(tx: Db, id: string, refused: BatchRow['refused']): Promise<void> {
  await tx.update(payoutBatch).set({ refused }).where(eq(payoutBatch.id, id));
}

export async function selectBatch(db: Db, id: string): Promise<BatchRow | null> {
  const [row] = await db.select().from(payoutBatch).where(eq(payoutBatch.id, id));
  return row ?? null;
}

/** Newest first, older than `before`. */
export async function selectBatches(db: Db, before: Date | null, limit: number): Promise<BatchRow[]> {
  return db
    .select()
    .from(payoutBatch)
    .where(before === null ? undefined : lt(payoutBatch.startedAt, before))
    .orderBy(desc(payoutBatch.startedAt))
    .limit(limit);
}
