import { createTileReader, equalBytes, parseCheckpoint, rootOf } from '@goldwren/transparency-log';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../files/public.ts';
import { selectHead } from './public-log.store.ts';
import { createTileLoader } from './tile-store.ts';

/**
 * Compares the log of this database with a checkpoint that browsers or monitors have seen. Returns why the log must not
 * continue from here, as a sentence. Null when the log contains everything of the checkpoint.
 * @param note the checkpoint as the site published it, with or without signatures
 * @throws BrokenTile when the file store lacks a tile of the log
 */
export async function findRollback(db: Db, store: FileStore, note: string): Promise<string | null> {
  const [text = ''] = note.split('\n\n');
  const seen = parseCheckpoint(`${text.trimEnd()}\n`);
  if (seen === null) return 'the given text is not a checkpoint';
  const { size } = await selectHead(db);
  if (seen.size > size) return `the checkpoint has ${seen.size} entries and this database has ${size}`;
  const root = await rootOf({ sha256, read: createTileReader(sha256, createTileLoader(store), size) }, seen.size);
  return equalBytes(root, seen.root) ? null : `the first ${seen.size} entries differ from those of the checkpoint`;
}
