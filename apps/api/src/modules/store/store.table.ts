import type { OrderNote } from '@goldwren/contracts/facts';
import { noticeVerdicts, orderStatuses } from '@goldwren/rules';
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

/** What can be bought. Prices are integer cents, coins integer hundredths. */
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
  /** The email of who of the staff changed it last; null while a release says what it is. */
  changedBy: text(),
});

/** Every version of every package, append-only: what was offered when, by whose decision. */
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
    /** Null: a release. */
    changedBy: text(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.version] })],
);

/** A purchase. What was offered is copied in: a later change of the package does not reach it. */
export const storeOrder = pgTable(
  'store_order',
  {
    playerId: playerId(),
    /** Also the beginning of what the provider calls the order, see payment-reference.ts. */
    id: uuid().notNull(),
    packageId: integer().notNull(),
    packageName: text().notNull(),
    priceCents: hundredths().notNull(),
    gold: hundredths().notNull(),
    sweeps: hundredths().notNull(),
    firstPurchase: boolean().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** Name of the account at the provider, see src/payments. */
    provider: text().notNull(),
    /** The provider's own id of the payment, once it named one. */
    providerRef: text(),
    /** Where the buyer was sent, once the provider had prepared it; the answer to the same request again. */
    checkoutUrl: text(),
    checkoutData: jsonb().$type<Readonly<Record<string, string>>>(),
    /** The caller's `Idempotency-Key` and the hash of what it was sent for. */
    idempotencyKey: text(),
    requestHash: bytea(),
    /** What was really credited; null until paid. Differs from the offer when a written rule says so. */
    grantedGold: hundredths(),
    grantedSweeps: hundredths(),
    /** What was decided about it, as facts. */
    notes: jsonb().$type<readonly OrderNote[]>().notNull().default([]),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    // A provider that was told the order alone does not know the player.
    index('store_order_by_id').on(t.id),
    uniqueIndex('store_order_idempotency_key').on(t.playerId, t.idempotencyKey),
    // What staff search by: a state, and the provider's own id of a payment.
    index('store_order_status').on(t.status, t.id),
    index('store_order_provider_ref').on(t.providerRef),
    index('store_order_unsettled').on(t.createdAt).where(sql`${t.status} IN ('created', 'pending')`),
    oneOf(t.status, orderStatuses),
    check('store_order_price_positive', sql`${t.priceCents} > 0`),
  ],
);

/** Every state an order went through, and why. Append-only. */
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

/** What staff found out about an order, for their colleagues. Append-only. */
export const orderStaffNote = pgTable(
  'order_staff_note',
  {
    playerId: playerId(),
    orderId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    /** The email of a member of staff. */
    writtenBy: text().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.orderId, t.id] })],
);

/** Who has had the first-purchase special: one per person, taken at payment. */
export const firstPurchase = pgTable('first_purchase', {
  playerId: playerId().primaryKey(),
  orderId: uuid().notNull(),
});

/** What a reversal could not take back because it had been played. */
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

/** Everything a provider really sent, stored before it is looked at; the same message again is the same row. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    provider: text().notNull(),
    /** The provider's id of the event, or a hash of what was sent. */
    eventId: text().notNull(),
    /** What it is about, as the provider names it: an order, or a payment of its own. */
    reference: text().notNull(),
    /** In the provider's own form, see src/payments: enough to check the signature again. */
    payload: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    receivedAt: instant().notNull().default(sql`now()`),
    /** How it was decided; null until then. */
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
 * Notifications whose signature did not fit, by provider and hour: how many, and one of them as an example. Anybody can
 * send these, so what a stranger sends is never kept whole, nor for ever.
 */
export const forgedNotice = pgTable(
  'forged_notice',
  {
    provider: text().notNull(),
    hour: instant().notNull(),
    count: integer().notNull(),
    firstAt: instant().notNull().default(sql`now()`),
    lastAt: instant().notNull().default(sql`now()`),
    /** SHA-256 of the last one's body, and the beginning of what it said. */
    lastHash: text().notNull(),
    excerpt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.hour] })],
);
