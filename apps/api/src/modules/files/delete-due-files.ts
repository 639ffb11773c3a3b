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
export async function deleteDueFiles(database: Database, { store }: Pick<Files, 'store'>): Promise<number> {
  let total = 0;
  for (;;) {
    const { ids, faults } = await inTransaction(database, async (tx) => {
      const dueIds = await lockDueFiles(tx, batch);
      const results = await Promise.allSettled(dueIds.map((id) => store.delete(storeKey(id))));
      const isDeleted = (_: string, place: number): boolean => results[place]?.status === 'fulfilled';
      const deletedIds = dueIds.filter(isDeleted);
      const left = dueIds.filter((id) => !deletedIds.includes(id));
      if (deletedIds.length > 0) await deleteFiles(tx, deletedIds);
      if (left.length > 0) await postponeDeletion(tx, left);
      return {
        ids: dueIds,
        faults: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
      };
    });
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} files could not be deleted`);
    total += ids.length;
    if (ids.length < batch) return total;
  }
}
