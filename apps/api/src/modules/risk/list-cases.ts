import type { RiskCase } from '@goldwren/contracts/staff';
import type { RiskCaseState } from '@goldwren/rules';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { selectCases } from './case.store.ts';
import { viewCases } from './case-view.ts';

/** @throws Problem `validation_failed` for an invalid cursor. */
export async function listCases(
  db: Db,
  query: {
    readonly state?: RiskCaseState | undefined;
    readonly playerId?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<{ results: RiskCase[]; next_cursor: string | null }> {
  const { limit } = query;
  const found = await selectCases(db, { ...query, cursor: idCursor(query.cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { results: await viewCases(db, rows), next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
