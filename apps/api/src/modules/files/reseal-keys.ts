import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/operator-events.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Files, keyContext } from './create-files.ts';
import { countSealedByOthers, lockSealedBefore, updateSealedKey } from './files.store.ts';
import type { KeyRing, RingSealed } from './key-ring.ts';

const batch = 100;

interface ResealDeps {
  readonly database: Database;
  readonly events: Events;
}

/**
 * Seals data keys again with the first of FILE_ENCRYPTION_KEYS when an older key sealed them. The files do not change.
 * Each batch is one transaction, so every file stays readable after a crash, and the next run continues. A key that
 * cannot be opened is reported and left unchanged. Returns how many were sealed again.
 */
export async function resealDataKeys(deps: ResealDeps, { ring }: Pick<Files, 'ring'>): Promise<number> {
  const { database, events } = deps;
  for (const { keyId, count } of await countSealedByOthers(database.db, ring.known)) {
    events.report('file_key_missing', { keyId, sealed: 'files', count });
  }
  let resealed = 0;
  let after: string | null = null;
  do {
    const done: Batch = await resealBatch(deps, ring, after);
    resealed += done.resealed;
    after = done.last;
  } while (after !== null);
  return resealed;
}

interface Batch {
  readonly resealed: number;
  /** The last file of a full batch. Null after the last batch. */
  readonly last: string | null;
}

async function resealBatch({ database, events }: ResealDeps, ring: KeyRing, after: string | null): Promise<Batch> {
  const tampered: string[] = [];
  const rows = await inTransaction(database, async (tx) => {
    tampered.length = 0;
    const locked = await lockSealedBefore(tx, ring.current, ring.known, after, batch);
    for (const { id, ...row } of locked) {
      const dataKey = openOrNull(ring, row, keyContext(id));
      if (dataKey === null) tampered.push(id);
      else await updateSealedKey(tx, id, ring.seal(dataKey, keyContext(id)));
    }
    return locked;
  });
  for (const file of tampered) events.report('file_unreadable', { file, reason: 'key_tampered' });
  return { resealed: rows.length - tampered.length, last: rows.length < batch ? null : (rows.at(-1)?.id ?? null) };
}

function openOrNull(ring: KeyRing, sealed: RingSealed, context: string): Buffer | null {
  try {
    return ring.open(sealed, context);
  } catch {
    return null;
  }
}
