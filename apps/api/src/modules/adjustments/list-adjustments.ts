import type { Db } from '../../platform/database.ts';
import { pageOf, parseListCursor } from '../../platform/postgres/list-order.ts';
import { type AdjustmentFilter, type AdjustmentRow, adjustmentOrder, selectAdjustments } from './adjustments.store.ts';

interface AdjustmentList extends AdjustmentFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** @throws Problem `validation_failed` for an invalid cursor. */
export async function listAdjustments(
  db: Db,
  { cursor, limit, ...filter }: AdjustmentList,
): Promise<{ rows: AdjustmentRow[]; nextCursor: string | null }> {
  const order = adjustmentOrder(filter.status);
  const found = await selectAdjustments(db, filter, {
    order,
    cursor: parseListCursor(cursor, order),
    limit: limit + 1,
  });
  return pageOf(found, limit, order, (row) => row.requestedAt.getTime());
}
