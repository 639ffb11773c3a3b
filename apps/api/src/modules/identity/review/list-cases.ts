import type { IdentityCaseLine } from '@goldwren/contracts/staff';
import { type IdentityCaseStatus, pagination } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { idCursor } from '../../../platform/cursors.ts';
import { selectClaimants, selectPlayerLines } from '../../players/public.ts';
import { selectCases } from './case.store.ts';

export interface CaseQuery {
  readonly status?: IdentityCaseStatus | undefined;
  readonly breached?: 'true' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Returns a page of reviews. Without a status, returns the waiting ones.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listCases(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  query: CaseQuery,
): Promise<{ results: IdentityCaseLine[]; next_cursor: string | null }> {
  const { db } = database;
  const limit = query.limit ?? pagination.defaultLimit;
  const found = await selectCases(db, {
    status: query.status ?? 'waiting',
    onlyLate: query.breached === 'true',
    after: idCursor(query.cursor),
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const ids = rows.map(({ playerId }) => playerId);
  const lines = await selectPlayerLines(db, ids);
  const reclaimed = new Set(
    (await selectClaimants(db, ids)).filter(({ reclaimedAt }) => reclaimedAt !== null).map(({ id }) => id),
  );
  const now = clock.now();
  return {
    results: rows.flatMap((row) => {
      const player = lines.get(row.playerId);
      if (!player) return [];
      return {
        id: row.id,
        player,
        status: row.status,
        submitted_at: row.submittedAt.toISOString(),
        target_at: row.targetAt.toISOString(),
        due_at: row.dueAt.toISOString(),
        breached: row.status === 'waiting' && row.dueAt < now,
        decided_at: row.decidedAt?.toISOString() ?? null,
        attempt: row.attempt,
        reclaimed: reclaimed.has(row.playerId),
      };
    }),
    next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
}
