import { sanctions } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { findDecidingCell } from '../../site-settings/public.ts';
import { type InsertList, insertList, lockImports, selectListInForce } from './list.store.ts';
import { type ListFile, ListFileError, readListFiles } from './read-list-file.ts';

export interface ImportedList {
  readonly version: number;
  readonly names: number;
  readonly sha256: string;
  /** False when these files are already the current list. Nothing was changed. */
  readonly isNew: boolean;
}

/** Another cell of the site decides which list is in force. Nothing was changed. */
export class ListDecidedElsewhereError extends Error {
  constructor(cell: string) {
    super(`${cell} decides the sanctions list of all cells. Import the list there.`);
  }
}

/**
 * Imports a list as the new current version. Call it in a transaction, so that the list takes effect with all names or
 * not at all. Every player is compared with it afterwards (`rescreenPlayers`), and again at each screening.
 * @param mayShrink accept a list with less than half of the previous names.
 * @param insert stores the list. Without it, the owner of the tables does.
 * @throws ListFileError for a broken or probably truncated file, and ListDecidedElsewhereError. Nothing is changed.
 */
export async function importList(
  tx: Db,
  files: readonly ListFile[],
  mayShrink: boolean,
  insert: InsertList = insertList,
): Promise<ImportedList> {
  const read = readListFiles(files);
  await lockImports(tx);
  const deciding = await findDecidingCell(tx);
  if (deciding !== null) throw new ListDecidedElsewhereError(deciding);
  const before = await selectListInForce(tx);
  const { sha256 } = read;
  if (before?.sha256 === sha256) return { version: before.version, names: before.names, sha256, isNew: false };
  const names = read.names.length;
  checkShrinking(names, before?.names ?? 0, mayShrink);
  const version = (before?.version ?? 0) + 1;
  await insert(tx, { version, format: read.format, sha256, files: files.map(({ name }) => name) }, read.names);
  return { version, names, sha256, isNew: true };
}

/** @throws ListFileError for a list that was probably cut off. */
export function checkShrinking(names: number, before: number, mayShrink: boolean): void {
  if (mayShrink || names >= before * sanctions.shrinkLimit) return;
  throw new ListFileError([{ field: 'may_shrink', problem: { code: 'list_shrunk', params: { names, before } } }]);
}
