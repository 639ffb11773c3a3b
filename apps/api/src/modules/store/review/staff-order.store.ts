import type { ListTotals } from '@goldwren/contracts/staff';
import type { OrderStatus } from '@goldwren/rules';
import { and, asc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readTotals } from '../../../platform/list-totals.ts';
import {
  afterCursor,
  type ListCursor,
  type ListOrder,
  listOrder,
  orderColumns,
} from '../../../platform/postgres/list-order.ts';
import type { OrderKey, OrderRow } from '../orders/order.store.ts';
import { orderEvent, orderStaffNote, storeOrder, webhookInbox } from '../store.table.ts';

/** An order and the time when it entered its current state. */
export type StaffOrderRow = OrderRow & { readonly since: Date };

export interface StaffOrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly playerId?: string | undefined;
  readonly orderId?: string | undefined;
  /** The provider's id of the payment. */
  readonly providerRef?: string | undefined;
}

/** By the time of the order, or by its price. */
export function staffOrderOrder(sort: string): ListOrder {
  return listOrder(sort, storeOrder.id, { created: null, price: storeOrder.priceCents });
}

function matching(filter: StaffOrderFilter): SQL | undefined {
  const { id, playerId, status, providerRef } = storeOrder;
  return and(
    filter.status === undefined ? undefined : eq(status, filter.status),
    filter.playerId === undefined ? undefined : eq(playerId, filter.playerId),
    filter.orderId === undefined ? undefined : eq(id, filter.orderId),
    filter.providerRef === undefined ? undefined : eq(providerRef, filter.providerRef),
  );
}

/** The event with which the joined order entered its current state. */
function entering(db: Db) {
  const { at, playerId, orderId, status } = orderEvent;
  return db
    .select({ at: max(at).as('entered_at') })
    .from(orderEvent)
    .where(and(eq(playerId, storeOrder.playerId), eq(orderId, storeOrder.id), eq(status, storeOrder.status)))
    .as('entering');
}

/** Returns orders newest first, or in another order from a cursor. */
export async function selectStaffOrders(
  db: Db,
  filter: StaffOrderFilter,
  limit: number,
  order = staffOrderOrder('-created'),
  cursor: ListCursor | null = null,
): Promise<StaffOrderRow[]> {
  const event = entering(db);
  const rows = await db
    .select({ order: storeOrder, since: event.at })
    .from(storeOrder)
    .leftJoinLateral(event, sql`true`)
    .where(and(matching(filter), afterCursor(order, cursor)))
    .orderBy(...orderColumns(order))
    .limit(limit);
  return rows.map((row) => ({ ...row.order, since: row.since ?? row.order.createdAt }));
}

export function readStaffOrderTotals(db: Db, filter: StaffOrderFilter): Promise<ListTotals> {
  return readTotals(db, storeOrder, matching(filter), storeOrder.priceCents);
}

/** Returns when each order in review entered that state, oldest first. */
export async function selectReviewedSince(db: Db, limit: number): Promise<Date[]> {
  const event = entering(db);
  const rows = await db
    .select({ since: event.at, createdAt: storeOrder.createdAt })
    .from(storeOrder)
    .leftJoinLateral(event, sql`true`)
    .where(eq(storeOrder.status, 'review'))
    .orderBy(asc(storeOrder.id))
    .limit(limit);
  return rows.map(({ since, createdAt }) => since ?? createdAt);
}

/** Locks an order for a staff decision. Returns null when it does not exist. */
export async function lockOrderForStaff(db: Db, order: OrderKey): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(storeOrder)
    .where(and(eq(storeOrder.playerId, order.playerId), eq(storeOrder.id, order.id)))
    .for('update');
  return row ?? null;
}

/** Returns the order's history with reasons, oldest first. */
export function selectReasons(
  db: Db,
  order: OrderKey,
): Promise<Pick<typeof orderEvent.$inferSelect, 'status' | 'at' | 'reason'>[]> {
  const { status, at, reason, id } = orderEvent;
  return db
    .select({ status, at, reason })
    .from(orderEvent)
    .where(and(eq(orderEvent.playerId, order.playerId), eq(orderEvent.orderId, order.id)))
    .orderBy(asc(at), asc(id));
}

/** Returns the notifications with these references, oldest first. */
export function selectNotifications(
  db: Db,
  references: readonly string[],
  limit: number,
): Promise<Pick<typeof webhookInbox.$inferSelect, 'payload' | 'receivedAt' | 'verdict'>[]> {
  const { payload, receivedAt, verdict, reference } = webhookInbox;
  return db
    .select({ payload, receivedAt, verdict })
    .from(webhookInbox)
    .where(inArray(reference, [...references]))
    .orderBy(asc(receivedAt))
    .limit(limit);
}

export function selectStaffNotes(
  db: Db,
  order: OrderKey,
): Promise<Pick<typeof orderStaffNote.$inferSelect, 'at' | 'writtenBy' | 'text'>[]> {
  const { at, writtenBy, text, id } = orderStaffNote;
  return db
    .select({ at, writtenBy, text })
    .from(orderStaffNote)
    .where(and(eq(orderStaffNote.playerId, order.playerId), eq(orderStaffNote.orderId, order.id)))
    .orderBy(asc(at), asc(id));
}

export async function insertStaffNote(
  db: Db,
  order: OrderKey,
  note: { writtenBy: string; text: string },
): Promise<void> {
  await db.insert(orderStaffNote).values({ playerId: order.playerId, orderId: order.id, id: newId(), ...note });
}
