import type { Database } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { rewindCursor } from './foreign.store.ts';
import { republishAll } from './publication.store.ts';

/**
 * Makes the worker publish every excluded person of this cell again, and read every one of the others again. It is for a cell that had
 * exclusions before it was in a directory, and after a loss of data in the directory. Returns how many are published.
 */
export function adoptExclusions(database: Database): Promise<number> {
  return inTransaction(database, async (tx) => {
    await rewindCursor(tx);
    return republishAll(tx);
  });
}
