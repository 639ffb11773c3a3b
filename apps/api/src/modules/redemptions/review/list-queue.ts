import type { QueuedRedemption } from '@goldwren/contracts/staff';
import { redemptionStates } from '@goldwren/rules';
import { idCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { selectPlayerLines } from '../../players/public.ts';
import { countApprovals, type QueueFilter, selectQueue } from './queue.store.ts';
import { queuedView } from './staff-view.ts';

/**
 * Returns one page of the redemptions: open ones with the longest waiting first, ended ones with the newest first.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listQueue(
  db: Db,
  query: Pick<QueueFilter, 'status' | 'method' | 'playerId' | 'late' | 'limit'> & { cursor?: string | undefined },
): Promise<{ results: QueuedRedemption[]; next_cursor: string | null }> {
  const newestFirst = query.status !== undefined && redemptionStates[query.status].step === null;
  const cursor = idCursor(query.cursor);
  const found = await selectQueue(db, { ...query, cursor, newestFirst, limit: query.limit + 1 });
  const rows = found.slice(0, query.limit);
  const [players, approvals] = await Promise.all([
    selectPlayerLines(
      db,
      rows.map(({ playerId }) => playerId),
    ),
    countApprovals(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    results: rows.map((row) => queuedView(row, players.get(row.playerId), approvals.get(row.id) ?? 0)),
    next_cursor: found.length > query.limit ? (rows.at(-1)?.id ?? null) : null,
  };
}
