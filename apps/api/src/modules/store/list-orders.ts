import type { Order } from '@goldwren/contracts';
import type { Sql } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { selectOrders } from './order.store.ts';
import { orderView } from './order-view.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The player's orders, newest first.
 * @throws Problem `validation_failed` for a cursor that no page gave.
 */
export async function listOrders(
  sql: Sql,
  query: { playerId: string; cursor?: string | undefined; limit: number },
): Promise<{ results: Order[]; nextCursor: string | null }> {
  if (query.cursor !== undefined && !uuidPattern.test(query.cursor)) {
    throw new Problem('validation_failed', { fieldErrors: { cursor: ['Use the next_cursor of the page before.'] } });
  }
  const rows = await selectOrders(sql, {
    playerId: query.playerId,
    beforeId: query.cursor ?? null,
    limit: query.limit + 1,
  });
  const kept = rows.slice(0, query.limit);
  return { results: kept.map(orderView), nextCursor: rows.length > query.limit ? (kept.at(-1)?.id ?? null) : null };
}
