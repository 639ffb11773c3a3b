import type { AdjustmentStatus } from '@goldwren/rules';
import { and, eq, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow } from '../../platform/postgres/call-function.ts';
import { afterCursor, type ListCursor, type ListOrder, orderColumns } from '../../platform/postgres/list-order.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { adjustment } from './adjustments.table.ts';

export type AdjustmentRow = typeof adjustment.$inferSelect;
export type AdjustmentKey = Readonly<Pick<AdjustmentRow, 'playerId' | 'id'>>;
export type NewAdjustment = Readonly<
  Pick<AdjustmentRow, 'playerId' | 'id' | 'currency' | 'amount' | 'reason' | 'requestedBy' | 'dueAt'>
>;

function isKey({ playerId, id }: AdjustmentKey) {
  return and(eq(adjustment.playerId, playerId), eq(adjustment.id, id));
}

/** Returns false when the id exists. */
export async function insertAdjustment(tx: Db, added: NewAdjustment): Promise<boolean> {
  const { rowCount } = await tx.insert(adjustment).values(added).onConflictDoNothing();
  return rowCount === 1;
}

export async function selectAdjustment(db: Db, key: AdjustmentKey): Promise<AdjustmentRow | null> {
  const [row] = await db.select().from(adjustment).where(isKey(key));
  return row ?? null;
}

export interface AdjustmentFilter {
  readonly status?: AdjustmentStatus | undefined;
  readonly player?: string | undefined;
}

/** Pending adjustments oldest first, all others newest first. Callers create the ids, so they are not in the order of time. */
export function adjustmentOrder(status: AdjustmentStatus | undefined): ListOrder {
  return { by: adjustment.requestedAt, id: adjustment.id, descending: status !== 'pending' };
}

export function selectAdjustments(
  db: Db,
  { status, player }: AdjustmentFilter,
  { order, cursor, limit }: { readonly order: ListOrder; readonly cursor: ListCursor | null; readonly limit: number },
): Promise<AdjustmentRow[]> {
  return db
    .select()
    .from(adjustment)
    .where(
      and(
        status && eq(adjustment.status, status),
        player ? eq(adjustment.playerId, player) : undefined,
        afterCursor(order, cursor),
      ),
    )
    .orderBy(...orderColumns(order))
    .limit(limit);
}

/**
 * Approves and posts in one statement. `refusal`: `second_person`, `decided`, `requester_gone`, or null on success.
 * @throws Problem `insufficient_gold` or `insufficient_sweeps` through the error handler. The request then stays
 *   pending.
 */
export function approveAndPost(
  tx: Db,
  { playerId, id }: AdjustmentKey,
): Promise<{ refusal: 'second_person' | 'decided' | 'requester_gone' | null; balance: bigint | null }> {
  return callForRow(tx, 'approve_adjustment', [playerId, id]);
}

/** Returns false when it is already decided or does not exist. */
export async function markRejected(tx: Db, { playerId, id }: AdjustmentKey, note: string): Promise<boolean> {
  const args = [playerId, id, note];
  return (await callForRow<{ rejected: boolean }>(tx, 'reject_adjustment', args)).rejected;
}

export async function countWaiting(db: Db): Promise<QueueLength> {
  const { requestedAt, dueAt } = adjustment;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)`.mapWith(Number),
      oldestAt: min(requestedAt),
      dueAt: min(dueAt),
      breached: sql<number>`count(*) FILTER (WHERE ${dueAt} < now())`.mapWith(Number),
    })
    .from(adjustment)
    .where(eq(adjustment.status, 'pending'));
  return row ?? { waiting: 0, oldestAt: null, dueAt: null, breached: 0 };
}
