import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Files } from './create-files.ts';
import { selectNewestIds } from './files.store.ts';

/** A store that lacks files after a restore lacks the newest ones. */
const filesChecked = 200;

/** Returns one sentence for each of the newest files that is missing, altered, or sealed with a key that is not configured. */
export async function findUnreadableFiles(db: Db, files: Files): Promise<string[]> {
  const findings: string[] = [];
  for (const id of await selectNewestIds(db, filesChecked)) {
    try {
      await files.read(db, id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      findings.push(error.details.internal ?? `stored file ${id}: ${error.code}`);
    }
  }
  return findings;
}
