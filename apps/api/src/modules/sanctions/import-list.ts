import type { Db } from '../../platform/database.ts';
import { insertList, lockImports, selectListInForce } from './list.store.ts';
import { type ListFile, ListFileError, readListFiles } from './read-list-file.ts';

export interface ImportedList {
  readonly version: number;
  readonly names: number;
  readonly sha256: string;
  /** False: these very files are in force already, and nothing was changed. */
  readonly isNew: boolean;
}

/** A list that shrinks to less than this part of the one before was cut off on its way. */
const shrinkLimit = 0.5;

/**
 * Puts a new list into force, as a new version. To run inside a transaction: a list is in force with every name or not at
 * all. Players are held against it when they are screened next.
 * @param mayShrink Take a list with less than half of the names of the one before.
 * @throws ListFileError for a broken file and for one that was probably cut off; nothing is changed.
 */
export async function importList(tx: Db, files: readonly ListFile[], mayShrink: boolean): Promise<ImportedList> {
  const read = readListFiles(files);
  await lockImports(tx);
  const before = await selectListInForce(tx);
  const { sha256 } = read;
  if (before?.sha256 === sha256) return { version: before.version, names: before.names, sha256, isNew: false };
  const names = read.names.length;
  if (before && !mayShrink && names < before.names * shrinkLimit) {
    throw new ListFileError(
      `${names} names, where the list in force has ${before.names}. If that is right, import it with --may-shrink.`,
    );
  }
  const version = (before?.version ?? 0) + 1;
  const list = { version, format: read.format, sha256, files: files.map(({ name }) => name), names };
  await insertList(
    tx,
    list,
    read.names.map((name) => ({ ...name, birthYears: [...name.birthYears] })),
  );
  return { version, names, sha256, isNew: true };
}
