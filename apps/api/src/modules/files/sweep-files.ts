import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Files, storeKey } from './create-files.ts';
import { deleteFiles, lockDueFiles, postponeDeletion } from './files.store.ts';

const batch = 20;

/**
 * Deletes files that are due: first the bytes, then the row with their key, under its lock. After a crash in between,
 * the row is processed again. Returns how many.
 * @throws AggregateError when files could not be deleted. The others of their batch are deleted.
 */
export async function sweepFiles(database: Database, { store }: Pick<Files, 'store'>): Promise<number> {
  let swept = 0;
  for (;;) {
    const { ids, faults } = await inTransaction(database, async (tx) => {
      const doomed = await lockDueFiles(tx, batch);
      const results = await Promise.allSettled(doomed.map((id) => store.delete(storeKey(id))));
      const isGone = (_: string, place: number): boolean => results[place]?.status === 'fulfilled';
      const gone = doomed.filter(isGone);
      const left = doomed.filter((id) => !gone.includes(id));
      if (gone.length > 0) await deleteFiles(tx, gone);
      if (left.length > 0) await postponeDeletion(tx, left);
      return {
        ids: doomed,
        faults: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
      };
    });
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} files could not be deleted`);
    swept += ids.length;
    if (ids.length < batch) return swept;
  }
}
