import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Files, KeyRing } from '../../files/public.ts';
import { countSsnSealedByOthers, lockCase, selectSsnSealedBefore, updateSealedSsn } from '../review/case.store.ts';
import { openSsn, sealSsn } from './ssn-digits.ts';

const batch = 200;

/**
 * Seals SSN digits again with the first of FILE_ENCRYPTION_KEYS when an older key sealed them, one review at a time.
 * Digits that cannot be opened are reported and left unchanged. Returns how many.
 */
export async function resealDigits(
  { database, events }: Pick<Context, 'database' | 'events'>,
  { ring }: Pick<Files, 'ring'>,
): Promise<number> {
  for (const { keyId, count } of await countSsnSealedByOthers(database.db, ring.known)) {
    events.report('file_key_missing', { keyId, sealed: 'ssn_last4', count });
  }
  let resealed = 0;
  let after: string | null = null;
  do {
    const found = await selectSsnSealedBefore(database.db, ring.current, ring.known, after, batch);
    for (const { playerId, id } of found) {
      if (await resealOne({ database, events }, ring, playerId, id)) resealed += 1;
    }
    after = found.length < batch ? null : (found.at(-1)?.id ?? null);
  } while (after !== null);
  return resealed;
}

async function resealOne(
  { database, events }: Pick<Context, 'database' | 'events'>,
  ring: KeyRing,
  playerId: string,
  id: string,
): Promise<boolean> {
  const outcome = await inTransaction(database, async (tx) => {
    const row = await lockCase(tx, playerId, id);
    if (!row || row.ssnKeyId === null || row.sealedSsn === null) return 'gone';
    let digits: string;
    try {
      digits = openSsn(ring, { keyId: row.ssnKeyId, sealed: row.sealedSsn }, row);
    } catch {
      return 'tampered';
    }
    await updateSealedSsn(tx, row, sealSsn(ring, digits, row));
    return 'resealed';
  });
  if (outcome === 'tampered') events.report('file_unreadable', { file: `ssn_last4 of ${id}`, reason: 'key_tampered' });
  return outcome === 'resealed';
}
