import type { Context } from '../../context.ts';
import { forEachItem } from '../../platform/for-each.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Files } from '../files/public.ts';
import { expireExports, selectPlayersWithOldExports } from './export.store.ts';

/** Releases the files of expired exports. Returns the number of parts. */
export async function forgetExports({
  database,
  files,
}: Pick<Context, 'database'> & { readonly files: Files }): Promise<number> {
  let forgotten = 0;
  await forEachItem('old exports', await selectPlayersWithOldExports(database.db), async (playerId) => {
    const parts = await inTransaction(database, async (tx) => {
      const fileIds = await expireExports(tx, playerId);
      await files.release(tx, fileIds);
      return fileIds.length;
    });
    forgotten += parts;
    return parts > 0;
  });
  return forgotten;
}
