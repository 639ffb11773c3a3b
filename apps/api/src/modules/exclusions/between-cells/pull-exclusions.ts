import { inTransaction } from '../../../platform/transaction.ts';
import type { SealedPerson } from '../../cells/public.ts';
import { holdAccountsOfForeign, lockExclusions } from '../screen.ts';
import { type ExclusionMessage, openMessage } from './exclusion-message.ts';
import { moveCursor, selectCursor, selectForeignExclusion, storeForeignExclusion } from './foreign.store.ts';
import type { ShareDeps } from './share-deps.ts';

/** Rows in one read of the directory. */
const batch = 100;

/**
 * Stores the changes that other cells have published since the last run, and holds each account that may belong to one of these people, as
 * an exclusion in this cell does. A row that no cell has written is reported and skipped. Returns how many rows were read.
 */
export async function pullExclusions(deps: ShareDeps): Promise<number> {
  const { database, shared } = deps;
  let cursor = await selectCursor(database.db);
  let read = 0;
  for (;;) {
    const rows = await shared.readAfter(cursor, batch);
    for (const row of rows) {
      // Another process reads the same rows, or an operator wants all of them again. The next run continues.
      if (!(await applyRow(deps, cursor, row))) return read;
      cursor = row.seq;
      read += 1;
    }
    if (rows.length < batch) break;
  }
  await rewindAfterRestore(deps, cursor);
  return read;
}

async function applyRow({ database, config, events }: ShareDeps, cursor: bigint, row: SealedPerson): Promise<boolean> {
  const message = openMessage(config.seedKey, row);
  const isCurrent = await inTransaction(database, async (tx) => {
    if (!(await moveCursor(tx, cursor, row.seq))) return false;
    if (message !== null) await applyMessage(tx, config.seedKey, row, message);
    return true;
  });
  if (isCurrent && message === null) {
    events.report('foreign_exclusion_rejected', { cell: row.cell, seq: String(row.seq) });
  }
  return isCurrent;
}

async function applyMessage(
  tx: Parameters<typeof lockExclusions>[0],
  key: Buffer,
  row: SealedPerson,
  message: ExclusionMessage,
): Promise<void> {
  await lockExclusions(tx);
  const known = await selectForeignExclusion(tx, message.playerId);
  if (known !== null && known.version >= row.version) return;
  await storeForeignExclusion(tx, row, message);
  if (message.exclusion !== null) await holdAccountsOfForeign(tx, key, message.playerId);
}

/** A directory that was restored gives numbers again. Rows that are read a second time change nothing. */
async function rewindAfterRestore({ database, shared }: ShareDeps, cursor: bigint): Promise<void> {
  if (cursor > 0n && (await shared.lastSeq()) < cursor) await moveCursor(database.db, cursor, 0n);
}
