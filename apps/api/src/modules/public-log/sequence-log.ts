import { extendTree } from '@goldwren/transparency-log';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Database } from '../../platform/database.ts';
import { tryLock } from '../../platform/postgres/lock-text.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type LogIdentity, signCheckpoint } from './log-identity.ts';
import {
  lockHead,
  placeEntry,
  publishNote,
  saveHead,
  selectEntries,
  selectHead,
  selectNextPosition,
  selectWaiting,
} from './public-log.store.ts';
import { renderEntry } from './render-entry.ts';
import { createTileLoader, deletePartialTiles, storeTiles, type TileFiles } from './tile-store.ts';

export interface SequencerDeps {
  readonly database: Database;
  readonly identity: LogIdentity;
  readonly tiles: TileFiles;
  /** Returns the signature lines of witnesses. It has its own time limit and never fails. */
  readonly collectCosignatures?: (note: string) => Promise<string>;
}

/** Any number that no other advisory lock of the project uses. */
const sequencerLock = 7_462_001;
/** The most entries in one run, so that a run ends long before the time limit of an idle transaction. */
const batch = 1_000;

/**
 * Appends the waiting entries and publishes the next checkpoint. Returns how many entries were added. It can be killed between
 * any two steps, and the next run continues:
 * 1. Entries get their positions and bytes. After this commit, the tree of every size is fixed.
 * 2. Tiles are written. They follow from step 1, so writing them again changes nothing.
 * 3. The signed checkpoint is stored. Only one checkpoint follows each size.
 * 4. The stored checkpoint becomes public.
 * The lock only saves work. Without it, steps 1 and 3 still allow one tree only, because the database compares the sizes.
 */
export async function sequenceLog(deps: SequencerDeps): Promise<number> {
  return inTransaction(deps.database, async (lock) => ((await tryLock(lock, sequencerLock)) ? extendLog(deps) : 0));
}

/** Does the work of `sequenceLog` without the lock. */
export async function extendLog(deps: SequencerDeps): Promise<number> {
  const { database, tiles } = deps;
  await placeWaiting(deps);
  const head = await selectHead(database.db);
  if (head.publishedSize < head.size && head.note !== null) await publish(deps, head.size, head.note);
  const entries = await selectEntries(database.db, head.size, batch);
  if (entries.length === 0) return 0;
  const next = await extendTree(sha256, createTileLoader(tiles), head, entries);
  await storeTiles(tiles, next.tiles);
  const note = await signCheckpoint(deps.identity, next);
  if (!(await saveHead(database.db, head.size, { ...next, note }))) return 0;
  await publish(deps, next.size, note);
  await deletePartialTiles(tiles, next.tiles);
  return entries.length;
}

async function placeWaiting({ database, identity }: SequencerDeps): Promise<void> {
  const keyId = identity.keys.published[0]?.id ?? '';
  await inTransaction(database, async (tx) => {
    await lockHead(tx);
    const waiting = await selectWaiting(tx, batch);
    const next = waiting.length === 0 ? 0 : await selectNextPosition(tx);
    for (const [place, entry] of waiting.entries()) {
      await placeEntry(tx, entry.id, next + place, renderEntry(entry, keyId));
    }
  });
}

async function publish({ database, collectCosignatures }: SequencerDeps, size: number, note: string): Promise<void> {
  await publishNote(database.db, size, note + ((await collectCosignatures?.(note)) ?? ''));
}
