import type { OrderNote } from '@goldwren/contracts/facts';
import { noticeVerdicts, orderStatuses, refundStatuses } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, hundredths, instant, oneOf, playerId } from '../../platform/columns.ts';
import { currencyEnum } from '../ledger/ledger.table.ts';

/** The packages on sale. Prices are in integer cents, coins in integer hundredths. */
export const coinPackage = pgTable('coin_package', {
  id: integer().primaryKey(),
  name: text().notNull(),
  priceCents: hundredths().notNull(),
  gold: hundredths().notNull(),
  sweeps: hundredths().notNull(),
  listOrder: integer().notNull(),
  firstPurchase: boolean().notNull().default(false),
  enabled: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  /** The email of the staff member who changed the package last. Null when the terms come from a release. */
  changedBy: text(),
});

/** Every version of every package, append-only: the terms, the time and who decided. */
export const coinPackageVersion = pgTable(
  'coin_package_version',
  {
    packageId: integer().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    priceCents: hundredths().notNull(),
    gold: hundredths().notNull(),
    sweeps: hundredths().notNull(),
    listOrder: integer().notNull(),
    enabled: boolean().notNull(),
    at: instant().notNull().default(sql`now()`),
    /** Null when the version comes from a release. */
    changedBy: text(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.version] })],
);

/** A purchase. The terms of the package are copied, so later changes do not affect the order. */
export const storeOrder = pgTable(
  'store_order',
  {
    playerId: playerId(),
    /** Also the beginning of the payment reference at the provider, see payment-reference.ts. */
    id: uuid().notNull(),
    packageId: integer().notNull(),
    packageName: text().notNull(),
    priceCents: hundredths().notNull(),
    gold: hundredths().notNull(),
    sweeps: hundredths().notNull(),
    firstPurchase: boolean().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** The name of the account at the provider, see src/payments. */
    provider: text().notNull(),
    /** The provider's id of the payment. Null until the provider names one. */
    providerRef: text(),
    /** The checkout URL, after the provider has prepared it. A repeated request gets the same URL. */
    checkoutUrl: text(),
    checkoutData: jsonb().$type<Readonly<Record<string, string>>>(),
    /** The caller's `Idempotency-Key` and the hash of the request that it was sent with. */
    idempotencyKey: text(),
    requestHash: bytea(),
    /** The amounts that were credited. Null until paid. They differ from the offer when a rule changes the grant. */
    grantedGold: hundredths(),
    grantedSweeps: hundredths(),
    /** What was decided about the order, as facts. */
    notes: jsonb().$type<readonly OrderNote[]>().notNull().default([]),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    // Notifications with an older payment reference name only the order, not the player.
    index('store_order_by_id').on(t.id),
    uniqueIndex('store_order_idempotency_key').on(t.playerId, t.idempotencyKey),
    // Staff search by state and by the provider's id of a payment.
    index('store_order_status').on(t.status, t.id),
    // For lists that are sorted by price. Rare states use the index above.
    index('store_order_price').on(t.priceCents, t.id),
    index('store_order_provider_ref').on(t.providerRef),
    index('store_order_unsettled').on(t.createdAt).where(sql`${t.status} IN ('created', 'pending')`),
    oneOf(t.status, orderStatuses),
    check('store_order_price_positive', sql`${t.priceCents} > 0`),
  ],
);

/** Every state of an order, with the reason. Append-only. */
export const orderEvent = pgTable(
  'order_event',
  {
    playerId: playerId(),
    orderId: uuid().notNull(),
    id: uuid().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    at: instant().notNull().default(sql`now()`),
    reason: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.orderId, t.id] }),
    index('order_event_at').using('brin', t.at),
    oneOf(t.status, orderStatuses),
  ],
);

/** Refunds that staff requested. A trigger enqueues the job that sends each to the provider. The reason is a staff note. */
export const orderRefund = pgTable(
  'order_refund',
  {
    playerId: playerId(),
    orderId: uuid().notNull(),
    /** Also the idempotency key at the provider. */
    id: uuid().notNull(),
    status: text({ enum: refundStatuses }).notNull().default('requested'),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull().default(sql`now()`),
    /** The provider's id of the refund. */
    providerRef: text(),
    /** A code of the reason why nothing was refunded. */
    rejection: text(),
    answeredAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.orderId, t.id] }),
    // A payment is refunded once: a second request needs a rejection of the first.
    uniqueIndex('order_refund_once').on(t.playerId, t.orderId).where(sql`${t.status} <> 'rejected'`),
    oneOf(t.status, refundStatuses),
    check('order_refund_answered', sql`(${t.status} = 'requested') = (${t.answeredAt} IS NULL)`),
    check('order_refund_rejection', sql`(${t.status} = 'rejected') = (${t.rejection} IS NOT NULL)`),
  ],
);

/** Notes of staff about an order. Append-only. */
export const orderStaffNote = pgTable(
  'order_staff_note',
  {
    playerId: playerId(),
    orderId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    /** The email of a staff member. */
    writtenBy: text().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.orderId, t.id] })],
);

/** Who has used the first-purchase special. One per person, claimed at payment. */
export const firstPurchase = pgTable('first_purchase', {
  playerId: playerId().primaryKey(),
  orderId: uuid().notNull(),
});

/** The amount that a reversal could not take back because the player had played it. */
export const playerDebt = pgTable(
  'player_debt',
  {
    playerId: playerId(),
    orderId: uuid().notNull(),
    currency: currencyEnum().notNull(),
    amount: hundredths().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.orderId, t.currency] }),
    check('player_debt_positive', sql`${t.amount} > 0`),
  ],
);

/** Every genuine notification, stored before it is processed. A repeated notification does not add a row. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    provider: text().notNull(),
    /** The provider's id of the event, or a hash of the notification. */
    eventId: text().notNull(),
    /** The order or the payment that the notification names, in the provider's terms. */
    reference: text().notNull(),
    /** The notification in the provider's own format, see src/payments. The signature can be checked again with it. */
    payload: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    receivedAt: instant().notNull().default(sql`now()`),
    /** The verdict. Null until the notification is processed. */
    verdict: text({ enum: noticeVerdicts }),
    processedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    oneOf(t.verdict, noticeVerdicts),
    index('webhook_inbox_reference').on(t.reference),
    index('webhook_inbox_received').using('brin', t.receivedAt),
    index('webhook_inbox_waiting').on(t.receivedAt).where(sql`${t.processedAt} IS NULL`),
  ],
);

/**
 * Notifications with an invalid signature, by provider and hour: the count and one example. Anyone can send them, so
 * only an excerpt is stored, and only for a limited time.
 */
export const forgedNotice = pgTable(
  'forged_notice',
  {
    provider: text().notNull(),
    hour: instant().notNull(),
    count: integer().notNull(),
    firstAt: instant().notNull().default(sql`now()`),
    lastAt: instant().notNull().default(sql`now()`),
    /** SHA-256 of the last body, and the beginning of its text. */
    lastHash: text().notNull(),
    excerpt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.hour] })],
);
