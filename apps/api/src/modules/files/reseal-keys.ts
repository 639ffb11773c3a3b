import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Files, keyContext } from './create-files.ts';
import { countSealedByOthers, lockSealedBefore, updateSealedKey } from './files.store.ts';

const batch = 100;

/**
 * Seals every data key with the first of FILE_ENCRYPTION_KEYS that an older one sealed. The files themselves stay as
 * they are. Each batch is one transaction, so dying anywhere leaves every file readable with the keys that are
 * configured, and the next run goes on. Answers how many were sealed anew.
 */
export async function resealDataKeys(
  { database, events }: { readonly database: Database; readonly events: Events },
  { ring }: Pick<Files, 'ring'>,
): Promise<number> {
  for (const { keyId, count } of await countSealedByOthers(database.db, ring.known)) {
    events.report('file_key_missing', { keyId, sealed: 'files', count });
  }
  let resealed = 0;
  for (;;) {
    const count = await inTransaction(database, async (tx) => {
      const rows = await lockSealedBefore(tx, ring.current, ring.known, batch);
      for (const { id, ...row } of rows) {
        const context = keyContext(id);
        await updateSealedKey(tx, id, ring.seal(ring.open(row, context), context));
      }
      return rows.length;
    });
    resealed += count;
    if (count < batch) return resealed;
  }
}
