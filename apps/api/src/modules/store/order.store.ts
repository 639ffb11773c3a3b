import type { OrderStatus } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Checkout, ProviderName } from './payment/payment-provider.ts';

export interface OrderRow {
  playerId: string;
  id: string;
  packageId: number;
  packageName: string;
  priceCents: bigint;
  /** What was offered, in hundredths. */
  gold: bigint;
  sweeps: bigint;
  firstPurchase: boolean;
  status: OrderStatus;
  provider: ProviderName;
  /** What was credited, in hundredths; null until paid. */
  grantedGold: bigint | null;
  grantedSweeps: bigint | null;
  note: string | null;
  createdAt: Date;
  checkoutUrl: string | null;
  checkoutData: Record<string, string> | null;
  requestHash: Buffer | null;
}

const orderColumns = `o.player_id AS "playerId", o.id, o.package_id AS "packageId", o.package_name AS "packageName",
  o.price_cents AS "priceCents", o.gold, o.sweeps, o.first_purchase AS "firstPurchase", o.status, o.provider,
  o.granted_gold AS "grantedGold", o.granted_sweeps AS "grantedSweeps", o.note, o.created_at AS "createdAt",
  o.checkout_url AS "checkoutUrl", o.checkout_data AS "checkoutData", o.request_hash AS "requestHash"`;

export type NewOrder = Pick<
  OrderRow,
  'playerId' | 'id' | 'packageId' | 'packageName' | 'priceCents' | 'gold' | 'sweeps' | 'firstPurchase' | 'provider'
> & { readonly note: string | null; readonly idempotency: { readonly key: string; readonly hash: Buffer } | null };

/** Adds an order in state `created`. */
export async function insertOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  const { rows } = await db.$client.query<OrderRow>(
    `INSERT INTO store_order AS o (player_id, id, package_id, package_name, price_cents, gold, sweeps, first_purchase,
                                   status, provider, note, idempotency_key, request_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'created', $9, $10, $11, $12) RETURNING ${orderColumns}`,
    [
      order.playerId,
      order.id,
      order.packageId,
      order.packageName,
      order.priceCents,
      order.gold,
      order.sweeps,
      order.firstPurchase,
      order.provider,
      order.note,
      order.idempotency?.key ?? null,
      order.idempotency?.hash ?? null,
    ],
  );
  return rows[0] as OrderRow;
}

/** The order that this `Idempotency-Key` made. */
export async function selectOrderByKey(db: Db, playerId: string, key: string): Promise<OrderRow | null> {
  const { rows } = await db.$client.query<OrderRow>(
    `SELECT ${orderColumns} FROM store_order o WHERE o.player_id = $1 AND o.idempotency_key = $2`,
    [playerId, key],
  );
  return rows[0] ?? null;
}

/** Keeps where the buyer is sent. The first checkout stands: two attempts at once are answered alike. */
export async function keepCheckout(db: Db, order: OrderRow, checkout: Checkout): Promise<Checkout> {
  const { rows } = await db.$client.query<{ url: string; data: Record<string, string> }>(
    `UPDATE store_order SET checkout_url = coalesce(checkout_url, $3), checkout_data = coalesce(checkout_data, $4)
      WHERE player_id = $1 AND id = $2 RETURNING checkout_url AS url, checkout_data AS data`,
    [order.playerId, order.id, checkout.url, JSON.stringify(checkout.data)],
  );
  return rows[0] as Checkout;
}

export async function selectOrder(db: Db, playerId: string, id: string): Promise<OrderRow | null> {
  const { rows } = await db.$client.query<OrderRow>({
    name: 'select_order',
    text: `SELECT ${orderColumns} FROM store_order o WHERE o.player_id = $1 AND o.id = $2`,
    values: [playerId, id],
  });
  return rows[0] ?? null;
}

/** Newest first, older than `beforeId`; ids are UUIDv7 and so in order of time. */
export async function selectOrders(
  db: Db,
  query: { playerId: string; beforeId: string | null; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await db.$client.query<OrderRow>({
    name: 'select_orders',
    text: `SELECT ${orderColumns} FROM store_order o
            WHERE o.player_id = $1 AND ($2::uuid IS NULL OR o.id < $2) ORDER BY o.id DESC LIMIT $3`,
    values: [query.playerId, query.beforeId, query.limit],
  });
  return rows;
}

export interface OrderEventRow {
  status: OrderStatus;
  at: Date;
}

export async function selectOrderEvents(db: Db, playerId: string, orderId: string): Promise<OrderEventRow[]> {
  const { rows } = await db.$client.query<OrderEventRow>(
    'SELECT status, at FROM order_event WHERE player_id = $1 AND order_id = $2 ORDER BY at, id',
    [playerId, orderId],
  );
  return rows;
}

/** Has any order of this player ever been paid, whatever became of it? */
export async function hasEverPaid(db: Db, playerId: string): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    'SELECT 1 FROM store_order WHERE player_id = $1 AND granted_gold IS NOT NULL LIMIT 1',
    [playerId],
  );
  return rowCount === 1;
}

/** Locks an order that this provider prepared; null for any other id. */
export async function lockOrder(db: Db, id: string, provider: ProviderName): Promise<OrderRow | null> {
  const { rows } = await db.$client.query<OrderRow>(
    `SELECT ${orderColumns} FROM store_order o WHERE o.id = $1 AND o.provider = $2 FOR UPDATE`,
    [id, provider],
  );
  return rows[0] ?? null;
}

/** Locks orders nobody paid for in time, and skips those that are being settled at this moment. */
export async function lockUnpaidOrders(db: Db, olderThanHours: number, limit: number): Promise<OrderRow[]> {
  const { rows } = await db.$client.query<OrderRow>(
    `SELECT ${orderColumns} FROM store_order o
      WHERE o.status IN ('created', 'pending') AND o.created_at < now() - $1 * interval '1 hour'
      ORDER BY o.created_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [olderThanHours, limit],
  );
  return rows;
}

export interface OrderChange {
  status: OrderStatus;
  /** For staff: why. */
  reason: string;
  /** For the player; kept as it is when left out. */
  note?: string | null | undefined;
  providerRef?: string | null | undefined;
  granted?: { readonly gold: bigint; readonly sweeps: bigint } | undefined;
}

/** Moves a locked order and writes its history; returns when. */
export async function changeOrder(db: Db, order: OrderRow, change: OrderChange): Promise<Date> {
  await db.$client.query(
    `UPDATE store_order SET status = $3, note = coalesce($4, note), provider_ref = coalesce($5, provider_ref),
            granted_gold = coalesce($6, granted_gold), granted_sweeps = coalesce($7, granted_sweeps)
      WHERE player_id = $1 AND id = $2`,
    [
      order.playerId,
      order.id,
      change.status,
      change.note ?? null,
      change.providerRef ?? null,
      change.granted?.gold ?? null,
      change.granted?.sweeps ?? null,
    ],
  );
  return insertOrderEvent(db, order, change.status, change.reason);
}

export async function insertOrderEvent(
  db: Db,
  order: Pick<OrderRow, 'playerId' | 'id'>,
  status: OrderStatus,
  reason: string,
): Promise<Date> {
  const { rows } = await db.$client.query<{ at: Date }>(
    'INSERT INTO order_event (player_id, order_id, id, status, reason) VALUES ($1, $2, $3, $4, $5) RETURNING at',
    [order.playerId, order.id, newId(), status, reason],
  );
  return rows[0]?.at as Date;
}
