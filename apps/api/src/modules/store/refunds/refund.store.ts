import { and, asc, eq, ne } from 'drizzle-orm';
import type { RefundAnswer } from '../../../payments/payment-provider.ts';
import type { Db } from '../../../platform/database.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import type { OrderKey } from '../orders/order.store.ts';
import { orderRefund } from '../store.table.ts';

export type RefundRow = typeof orderRefund.$inferSelect;
export type RefundKey = Readonly<Pick<RefundRow, 'playerId' | 'id'>>;

const isOf = ({ playerId, id }: OrderKey) => and(eq(orderRefund.playerId, playerId), eq(orderRefund.orderId, id));
const isKey = ({ playerId, id }: RefundKey) => and(eq(orderRefund.playerId, playerId), eq(orderRefund.id, id));

/** Adds a refund, with the job that sends it. Returns false when the order has one that was not rejected. */
export async function insertRefund(
  tx: Db,
  { playerId, id: orderId }: OrderKey,
  refund: Pick<RefundRow, 'id' | 'requestedBy'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(orderRefund)
    .values({ playerId, orderId, ...refund })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function selectRefund(db: Db, key: RefundKey): Promise<RefundRow | null> {
  const [row] = await db.select().from(orderRefund).where(isKey(key));
  return row ?? null;
}

/** Returns the refunds of an order, oldest first. */
export function selectRefunds(db: Db, order: OrderKey): Promise<RefundRow[]> {
  return db.select().from(orderRefund).where(isOf(order)).orderBy(asc(orderRefund.id));
}

/** Returns whether the order has a refund that was not rejected. */
export async function hasRefund(db: Db, order: OrderKey): Promise<boolean> {
  const { id, status } = orderRefund;
  const rows = await db
    .select({ id })
    .from(orderRefund)
    .where(and(isOf(order), ne(status, 'rejected')));
  return rows.length > 0;
}

/** Stores the first answer to a refund. Returns false when it has one. */
export async function saveAnswer(db: Db, key: RefundKey, answer: RefundAnswer): Promise<boolean> {
  const { rowCount } = await db
    .update(orderRefund)
    .set(
      answer.accepted
        ? { status: 'accepted', providerRef: answer.providerRef, answeredAt: now() }
        : { status: 'rejected', rejection: answer.rejection, answeredAt: now() },
    )
    .where(and(isKey(key), eq(orderRefund.status, 'requested')));
  return rowCount === 1;
}
