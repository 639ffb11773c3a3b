import type { SanctionsList } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { selectLists } from './list.store.ts';

/** Returns imported lists, newest first. */
export async function listLists(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ results: SanctionsList[]; next_cursor: string | null }> {
  const found = await selectLists(db, cursor === undefined ? null : Number(cursor), limit + 1);
  const rows = found.slice(0, limit);
  return {
    results: rows.map(({ version, format, sha256, files, names, importedAt, ...row }) => ({
      ...{ version, format, sha256, files, names },
      imported_at: importedAt.toISOString(),
      rescreening: {
        players: row.playersAtImport,
        compared: row.rescreened,
        new_matches: row.rescreeningMatches,
        finished_at: row.rescreenedAt?.toISOString() ?? null,
      },
    })),
    next_cursor: found.length > limit ? String(rows.at(-1)?.version) : null,
  };
}
