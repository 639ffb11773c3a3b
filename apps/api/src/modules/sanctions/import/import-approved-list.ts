import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type ImportedList, importList, ListDecidedElsewhereError } from './import-list.ts';
import { type ListFile, ListFileError } from './read-list-file.ts';
import { endUpload, insertListOf, selectApprovedUpload } from './upload.store.ts';

/**
 * Imports the list that two people approved, in one transaction. The comparison of every player follows
 * (`rescreenPlayers`). When the command has imported a much longer list in between, or another cell decides now, nothing is imported.
 * Returns the imported list, and null when none was waiting.
 */
export async function importApprovedList({
  database,
  events,
}: Pick<Context, 'database' | 'events'>): Promise<ImportedList | null> {
  const upload = await selectApprovedUpload(database.db);
  if (!upload) return null;
  const { id, files, contents, mayShrink } = upload;
  const list: ListFile[] = contents.map((bytes, index) => ({ name: files[index] ?? '', bytes }));
  try {
    const imported = await inTransaction(database, async (tx) => {
      const result = await importList(tx, list, mayShrink, insertListOf(id));
      await endUpload(tx, id, result.version);
      return result;
    });
    events.report('sanctions_list_imported', { version: imported.version, names: imported.names, upload: id });
    return imported;
  } catch (error) {
    if (!(error instanceof ListFileError || error instanceof ListDecidedElsewhereError)) throw error;
    await endUpload(database.db, id, null);
    return null;
  }
}
