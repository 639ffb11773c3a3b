import { inTransaction } from '../../../platform/transaction.ts';
import { readInOrder, type SealedPerson } from '../../cells/public.ts';
import { holdAccountsOfForeign, lockExclusions } from '../screen.ts';
import { type ExclusionMessage, openMessage } from './exclusion-message.ts';
import { moveCursor, selectCursor, selectForeignExclusion, storeForeignExclusion } from './foreign.store.ts';
import type { ShareDeps } from './share-deps.ts';

/**
 * Stores the changes that other cells have published since the last run, and holds each account that may belong to one of these people, as
 * an exclusion in this cell does. A row that no cell has written is reported and skipped. Returns how many rows were read.
 */
export async function pullExclusions(deps: ShareDeps): Promise<number> {
  const { db } = deps.database;
  return readInOrder(deps.shared, await selectCursor(db), {
    store: (cursor, row) => applyRow(deps, cursor, row),
    rewind: (cursor) => moveCursor(db, cursor, 0n),
  });
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
