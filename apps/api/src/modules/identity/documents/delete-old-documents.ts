import { keptDaysOf } from '@goldwren/rules';
import type { Database } from '../../../platform/database.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Files } from '../../files/public.ts';
import { lockClaimant } from '../../players/public.ts';
import { selectCurrentDocuments, selectForgotten, supersede } from '../identity.store.ts';

const batch = 100;

/** Deletes documents that were sent long ago and never submitted; their players can send them again. Answers how many. */
export async function forgetDocuments(database: Database, files: Files): Promise<number> {
  const old = await selectForgotten(database.db, keptDaysOf('unsent_documents'), batch);
  return forEachItem('unsent documents', old, ({ playerId, id }) =>
    inTransaction(database, async (tx) => {
      await lockClaimant(tx, playerId);
      const document = (await selectCurrentDocuments(tx, playerId)).find((current) => current.id === id);
      // Submitted, replaced or taken back meanwhile.
      if (document?.status !== 'uploaded') return false;
      await supersede(tx, playerId, id);
      if (document.fileId !== null) await files.letGo(tx, [document.fileId]);
      return true;
    }),
  );
}
