import type { PayoutBatch } from '@goldwren/contracts/staff';
import { formatHundredths } from '@goldwren/rules';
import { badCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { idsOf, selectOfBatches } from '../payouts.store.ts';
import { selectTransfers } from '../transfers/transfer.store.ts';
import { selectBatches } from './batch.store.ts';

/** The start of the last batch of the previous page, in milliseconds. */
function startedBefore(cursor: string | undefined): Date | null {
  if (cursor === undefined) return null;
  if (!/^\d{13}$/.test(cursor)) throw badCursor();
  return new Date(Number(cursor));
}

/**
 * Returns batches with their payouts, newest first.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listBatches(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ results: PayoutBatch[]; next_cursor: string | null }> {
  const found = await selectBatches(db, startedBefore(cursor), limit + 1);
  const batches = found.slice(0, limit);
  const payouts = await selectOfBatches(
    db,
    batches.map(({ id }) => id),
  );
  const transfers = await selectTransfers(db, idsOf(payouts));
  const results = batches.map(({ id, startedAt, startedBy }) => {
    const own = payouts.filter(({ batchId }) => batchId === id);
    return {
      id,
      started_at: startedAt.toISOString(),
      started_by: startedBy,
      methods: [...new Set(own.filter((row) => !transfers.has(row.id)).map(({ method }) => method))],
      payouts: own.length,
      open: own.filter(({ state }) => state === 'processing').length,
      net: formatHundredths(own.reduce((total, { netCents }) => total + netCents, 0n)),
    };
  });
  const last = batches.at(-1);
  return { results, next_cursor: found.length > limit && last ? String(last.startedAt.getTime()) : null };
}
