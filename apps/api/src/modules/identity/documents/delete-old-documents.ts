import { retentionDaysOf } from '@goldwren/rules';
import type { Database } from '../../../platform/database.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Files } from '../../files/public.ts';
import { lockClaimant } from '../../players/public.ts';
import { selectCurrentDocuments, selectUnsubmitted, supersede } from '../identity.store.ts';

const batch = 100;

/**
 * Deletes documents that were uploaded long ago and never submitted. Players can upload them again. Returns how many.
 */
export async function deleteOldDocuments(database: Database, files: Files): Promise<number> {
  const old = await selectUnsubmitted(database.db, retentionDaysOf('unsent_documents'), batch);
  return forEachItem('unsent documents', old, ({ playerId, id }) =>
    inTransaction(database, async (tx) => {
      await lockClaimant(tx, playerId);
      const document = (await selectCurrentDocuments(tx, playerId)).find((current) => current.id === id);
      // The document was submitted, replaced or removed in the meantime.
      if (document?.status !== 'uploaded') return false;
      await supersede(tx, playerId, id);
      if (document.fileId !== null) await files.release(tx, [document.fileId]);
      return true;
    }),
  );
}
