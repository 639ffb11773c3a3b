import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { payoutBatch } from '../payouts.table.ts';

export type BatchRow = typeof payoutBatch.$inferSelect;

/** Adds a batch. Returns false when the id exists. Of two concurrent calls, the second waits and gets false. */
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

export async function saveRefused(tx: Db, id: string, refused: BatchRow['refused']): Promise<void> {
  await tx.update(payoutBatch).set({ refused }).where(eq(payoutBatch.id, id));
}

export async function selectBatch(db: Db, id: string): Promise<BatchRow | null> {
  const [row] = await db.select().from(payoutBatch).where(eq(payoutBatch.id, id));
  return row ?? null;
}

/** Returns batches that started before `before`, newest first. */
export async function selectBatches(db: Db, before: Date | null, limit: number): Promise<BatchRow[]> {
  return db
    .select()
    .from(payoutBatch)
    .where(before === null ? undefined : lt(payoutBatch.startedAt, before))
    .orderBy(desc(payoutBatch.startedAt))
    .limit(limit);
}
