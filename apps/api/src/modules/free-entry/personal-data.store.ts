import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { erasedEmailOf } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { type RecordOwner, recordSource } from '../../platform/record-source.ts';
import { freeEntry } from './free-entry.table.ts';

/**
 * Selects entries that were credited to this account, and entries with its exact email that were credited to no
 * account.
 */
function isEntryOf({ id, email }: RecordOwner): SQL | undefined {
  if (email === null) return eq(freeEntry.playerId, id);
  const theirs = and(isNull(freeEntry.playerId), eq(freeEntry.email, email));
  return or(eq(freeEntry.playerId, id), theirs);
}

/** The data of a player in this table, for the player's data export. */
export const freeEntryRecords = {
  free_entries: recordSource(freeEntry, {
    key: ['id'],
    withheld: ['emailKey', 'personKey', 'addressKey', 'decidedBy'],
    owner: isEntryOf,
  }),
};

/** Removes names and addresses from the entries of an erased player. The entries themselves stay. */
export async function eraseEntries(tx: Db, owner: RecordOwner): Promise<void> {
  const erasedEmail = erasedEmailOf(freeEntry.id);
  await tx
    .update(freeEntry)
    .set({
      email: erasedEmail,
      emailKey: erasedEmail,
      personKey: sql`'erased-' || ${freeEntry.id}`,
      fullName: '',
      address: '',
      birthDate: null,
      country: null,
      region: null,
      addressKey: null,
      rejection: sql`CASE WHEN ${freeEntry.rejection} ->> 'code' = 'written' THEN NULL ELSE ${freeEntry.rejection} - 'note' END`,
    })
    .where(isEntryOf(owner));
}
