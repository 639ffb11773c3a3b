import type { Order } from '@goldwren/contracts/player';
import { idCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { selectOrders } from './order.store.ts';
import { orderView } from './order-view.ts';

/**
 * Returns the player's orders, newest first.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listOrders(
  db: Db,
  query: { playerId: string; cursor?: string | undefined; limit: number },
): Promise<{ results: Order[]; nextCursor: string | null }> {
  const rows = await selectOrders(db, {
    playerId: query.playerId,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  return { results: page.map(orderView), nextCursor: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null };
}
