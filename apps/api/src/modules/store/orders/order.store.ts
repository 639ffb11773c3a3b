import type { OrderNote } from '@goldwren/contracts/facts';
import type { OrderStatus } from '@goldwren/rules';
import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Checkout } from '../../../payments/payment-provider.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { orderEvent, storeOrder } from '../store.table.ts';

export type OrderRow = typeof storeOrder.$inferSelect;
export type OrderKey = Readonly<Pick<OrderRow, 'playerId' | 'id'>>;

const isKey = (order: OrderKey) => and(eq(storeOrder.playerId, order.playerId), eq(storeOrder.id, order.id));

export type NewOrder = Pick<
  OrderRow,
  | 'playerId'
  | 'id'
  | 'packageId'
  | 'packageName'
  | 'priceCents'
  | 'gold'
  | 'sweeps'
  | 'firstPurchase'
  | 'provider'
  | 'notes'
> & { readonly idempotency: { readonly key: string; readonly hash: Buffer } | null };

/** Adds an order in state `created`. */
export async function insertOrder(db: Db, { idempotency, ...order }: NewOrder): Promise<OrderRow> {
  const rows = await db
    .insert(storeOrder)
    .values({
      ...order,
      status: 'created',
      idempotencyKey: idempotency?.key ?? null,
      requestHash: idempotency?.hash ?? null,
    })
    .returning();
  return onlyRow(rows);
}

/** Returns the order that was created with this `Idempotency-Key`. */
export async function selectOrderByKey(db: Db, playerId: string, key: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(storeOrder)
    .where(and(eq(storeOrder.playerId, playerId), eq(storeOrder.idempotencyKey, key)));
  return row ?? null;
}

/** Stores the checkout of an order, unless it has one already. Concurrent requests all get the first checkout. */
export async function saveCheckout(db: Db, order: OrderKey, checkout: Checkout): Promise<Checkout> {
  const { checkoutUrl, checkoutData } = storeOrder;
  const rows = await db
    .update(storeOrder)
    .set({
      checkoutUrl: sql`coalesce(${checkoutUrl}, ${checkout.url})`,
      checkoutData: sql`coalesce(${checkoutData}, ${sql.param(checkout.data, checkoutData)})`,
    })
    .where(isKey(order))
    .returning({ url: checkoutUrl, data: checkoutData });
  const { url, data } = onlyRow(rows);
  return { url: url ?? checkout.url, data: data ?? checkout.data };
}

const orderOf = prepared('select_order', (db, at: Inputs<{ playerId: string; id: string }>) =>
  db
    .select()
    .from(storeOrder)
    .where(and(eq(storeOrder.playerId, at.playerId), eq(storeOrder.id, at.id))),
);

export async function selectOrder(db: Db, playerId: string, id: string): Promise<OrderRow | null> {
  const [row] = await orderOf(db, { playerId, id });
  return row ?? null;
}

const ordersOf = prepared(
  'select_orders',
  (db, at: Inputs<{ playerId: string; beforeId: string | null; limit: number }>) =>
    db
      .select()
      .from(storeOrder)
      .where(
        and(
          eq(storeOrder.playerId, at.playerId),
          sql`(${at.beforeId}::uuid IS NULL OR ${storeOrder.id} < ${at.beforeId})`,
        ),
      )
      .orderBy(desc(storeOrder.id))
      .limit(at.limit),
);

/** Returns orders older than `beforeId`, newest first. Ids are UUIDv7, so they sort by time. */
export function selectOrders(
  db: Db,
  query: { playerId: string; beforeId: string | null; limit: number },
): Promise<OrderRow[]> {
  return ordersOf(db, query);
}

const eventsOf = prepared('select_order_events', (db, key: Inputs<{ playerId: string; orderId: string }>) => {
  const { status, at, id, playerId, orderId } = orderEvent;
  return db
    .select({ status, at })
    .from(orderEvent)
    .where(and(eq(playerId, key.playerId), eq(orderId, key.orderId)))
    .orderBy(asc(at), asc(id));
});

export function selectOrderEvents(
  db: Db,
  playerId: string,
  orderId: string,
): Promise<Pick<typeof orderEvent.$inferSelect, 'status' | 'at'>[]> {
  return eventsOf(db, { playerId, orderId });
}

const paidOrderOf = prepared('has_ever_paid', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ id: storeOrder.id })
    .from(storeOrder)
    .where(and(eq(storeOrder.playerId, at.playerId), isNotNull(storeOrder.grantedGold)))
    .limit(1),
);

/** Returns whether the player has ever paid an order, even if the payment was refunded later. */
export async function hasEverPaid(db: Db, playerId: string): Promise<boolean> {
  return (await paidOrderOf(db, { playerId })).length === 1;
}

/**
 * Returns the player of an order, for staff, who know the order alone.
 * The query searches all shards of a distributed table, so it locks nothing.
 */
export async function selectOwner(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ playerId: storeOrder.playerId }).from(storeOrder).where(eq(storeOrder.id, id));
  return row?.playerId ?? null;
}

/** Returns the order that is linked to this payment id of the provider. Does not lock it. */
export async function selectOrderOfPayment(db: Db, provider: string, providerRef: string): Promise<OrderKey | null> {
  const { playerId, id } = storeOrder;
  const [row] = await db
    .select({ playerId, id })
    .from(storeOrder)
    .where(and(eq(storeOrder.provider, provider), eq(storeOrder.providerRef, providerRef)));
  return row ?? null;
}

/** Locks an order that this provider prepared. Returns null for any other order. */
export async function lockOrder(db: Db, order: OrderKey, provider: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(storeOrder)
    .where(and(isKey(order), eq(storeOrder.provider, provider)))
    .for('update');
  return row ?? null;
}

const isUnpaid = (olderThanHours: number) =>
  and(inArray(storeOrder.status, ['created', 'pending']), lt(storeOrder.createdAt, ago(olderThanHours, 'hour')));

/** Returns orders that were not paid in time, oldest first. Does not lock them. */
export function selectUnpaidOrders(db: Db, olderThanHours: number, limit: number): Promise<OrderKey[]> {
  const { playerId, id, createdAt } = storeOrder;
  return db
    .select({ playerId, id })
    .from(storeOrder)
    .where(isUnpaid(olderThanHours))
    .orderBy(asc(createdAt))
    .limit(limit);
}

/** Locks an order that is still unpaid. Returns false when it is not, or when another transaction has locked it. */
export async function lockUnpaidOrder(db: Db, order: OrderKey, olderThanHours: number): Promise<boolean> {
  const rows = await db
    .select({ id: storeOrder.id })
    .from(storeOrder)
    .where(and(isKey(order), isUnpaid(olderThanHours)))
    .for('update', { skipLocked: true });
  return rows.length === 1;
}

export interface OrderChange {
  status: OrderStatus;
  /** The reason that staff see. */
  reason: string;
  /** What the player sees. Undefined leaves the stored notes unchanged. */
  notes?: readonly OrderNote[] | undefined;
  providerRef?: string | null | undefined;
  granted?: { readonly gold: bigint; readonly sweeps: bigint } | undefined;
}

/** Changes the status of a locked order and records it in the history. Returns the time of the change. */
export async function changeOrder(db: Db, order: OrderKey, change: OrderChange): Promise<Date> {
  await db
    .update(storeOrder)
    .set({
      status: change.status,
      notes: change.notes ?? storeOrder.notes,
      providerRef: change.providerRef ?? storeOrder.providerRef,
      grantedGold: change.granted?.gold,
      grantedSweeps: change.granted?.sweeps,
    })
    .where(isKey(order));
  return insertOrderEvent(db, order, change.status, change.reason);
}

export async function insertOrderEvent(db: Db, order: OrderKey, status: OrderStatus, reason: string): Promise<Date> {
  const rows = await db
    .insert(orderEvent)
    .values({ playerId: order.playerId, orderId: order.id, id: newId(), status, reason })
    .returning({ at: orderEvent.at });
  return onlyRow(rows).at;
}
