import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Files, storeKey } from './create-files.ts';
import { deleteFiles, lockDoomed } from './files.store.ts';

const batch = 20;

/**
 * Deletes files whose time has come: bytes first, then the row that holds their key, under its lock. Dying in between
 * leaves a row that is swept again. Answers how many.
 */
export async function sweepFiles(database: Database, { store }: Pick<Files, 'store'>): Promise<number> {
  let swept = 0;
  for (;;) {
    const ids = await inTransaction(database, async (tx) => {
      const doomed = await lockDoomed(tx, batch);
      if (doomed.length === 0) return doomed;
      await Promise.all(doomed.map((id) => store.delete(storeKey(id))));
      await deleteFiles(tx, doomed);
      return doomed;
    });
    swept += ids.length;
    if (ids.length < batch) return swept;
  }
}
