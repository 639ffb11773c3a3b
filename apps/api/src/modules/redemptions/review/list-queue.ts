import type { ListTotals, QueuedRedemption } from '@goldwren/contracts/staff';
import { redemptionStates } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { pageOf, parseListCursor } from '../../../platform/postgres/list-order.ts';
import { selectPlayerLines } from '../../players/public.ts';
import { countApprovals, type QueueFilter, queueOrder, readQueueTotals, selectQueue } from './queue.store.ts';
import { queuedView } from './staff-view.ts';

type Page = { results: QueuedRedemption[]; next_cursor: string | null; totals?: ListTotals };

/**
 * Returns one page of the redemptions: open ones with the longest waiting first, ended ones with the newest first, or in the order
 * of `sort`. The first page has the totals.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listQueue(
  db: Db,
  {
    cursor,
    limit,
    sort,
    ...filter
  }: QueueFilter & { cursor?: string | undefined; limit: number; sort?: string | undefined },
): Promise<Page> {
  const hasEnded = filter.status !== undefined && redemptionStates[filter.status].step === null;
  const order = queueOrder(sort ?? (hasEnded ? '-requested' : 'requested'));
  const [found, totals] = await Promise.all([
    selectQueue(db, filter, { order, cursor: parseListCursor(cursor, order), limit: limit + 1 }),
    cursor === undefined ? readQueueTotals(db, filter) : null,
  ]);
  const { rows, nextCursor } = pageOf(found, limit, order, (row) => row.sweepsSubmitted);
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
    next_cursor: nextCursor,
    ...(totals ? { totals } : {}),
  };
}
