import {
  openTransferStates,
  type PayoutRefusal,
  payoutFailures,
  payoutMethods,
  payoutStates,
  payoutTransferStates,
} from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { hundredths, instant, oneOf, playerId } from '../../platform/columns.ts';

/** A batch of redemptions whose payment started together. */
export const payoutBatch = pgTable('payout_batch', {
  /** Created by the caller, so that a retry finds its batch. */
  id: uuid().primaryKey(),
  startedBy: uuid().notNull(),
  startedAt: instant().notNull().default(sql`now()`),
  /** The requested redemptions, in the order of the request. */
  requested: uuid().array().notNull(),
  refused: jsonb().$type<{ redemptionId: string; reason: PayoutRefusal }[]>().notNull().default([]),
});

/** A payment to a player for one redemption. Tax figures are sums of these rows only. */
export const payout = pgTable(
  'payout',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    redemptionId: uuid().notNull(),
    batchId: uuid().notNull(),
    method: text({ enum: payoutMethods }).notNull(),
    grossCents: hundredths().notNull(),
    withheldCents: hundredths().notNull(),
    netCents: hundredths().notNull(),
    state: text({ enum: payoutStates }).notNull().default('processing'),
    startedAt: instant().notNull().default(sql`now()`),
    settledAt: instant(),
    /** Null when the API of the provider reported the end. */
    settledBy: uuid(),
    /** The day in the product time zone. It decides the tax year. */
    paidOn: date(),
    reference: text(),
    failure: text({ enum: payoutFailures }),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    // A redemption is paid once, so only one of its payouts may not have failed.
    uniqueIndex('payout_one_of_redemption').on(t.playerId, t.redemptionId).where(sql`${t.state} <> 'failed'`),
    index('payout_by_id').on(t.id),
    index('payout_of_batch').on(t.batchId),
    index('payout_open').on(t.id).where(sql`${t.state} = 'processing'`),
    index('payout_paid_on').on(t.paidOn).where(sql`${t.state} = 'paid'`),
    oneOf(t.method, payoutMethods),
    oneOf(t.state, payoutStates),
    oneOf(t.failure, payoutFailures),
    check(
      'payout_adds_up',
      sql`${t.grossCents} > 0 AND ${t.withheldCents} >= 0 AND ${t.netCents} > 0 AND ${t.netCents} + ${t.withheldCents} = ${t.grossCents}`,
    ),
    check('payout_settled', sql`(${t.state} = 'processing') = (${t.settledAt} IS NULL)`),
    check('payout_settled_by', sql`${t.settledAt} IS NOT NULL OR ${t.settledBy} IS NULL`),
    check('payout_paid', sql`(${t.state} = 'paid') = (${t.paidOn} IS NOT NULL)`),
    check('payout_reference', sql`(${t.state} = 'paid') = (${t.reference} IS NOT NULL)`),
    check('payout_failed', sql`(${t.state} = 'failed') = (${t.failure} IS NOT NULL)`),
  ],
);

/** Used payment references: one payment settles one payout. The rows have no player, so this is a separate table. */
export const payoutReference = pgTable(
  'payout_reference',
  {
    method: text({ enum: payoutMethods }).notNull(),
    /** In the form of `canonicalReference` (packages/rules). */
    reference: text().notNull(),
    payoutId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.method, t.reference] }), oneOf(t.method, payoutMethods)],
);

const open = sql.raw(openTransferStates.map((state) => `'${state}'`).join(', '));

/**
 * A payment through the API of a payout provider. It has the ID of its payout. It contains no payout details: they are read from
 * the redemption for each call.
 */
export const payoutTransfer = pgTable(
  'payout_transfer',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    provider: text().notNull(),
    state: text({ enum: payoutTransferStates }).notNull().default('requested'),
    requestedAt: instant().notNull().default(sql`now()`),
    /** How many calls may have sent the payment. Each is counted before it is made. */
    attempts: integer().notNull().default(0),
    firstSentAt: instant(),
    /** Until then, the worker that counted the last attempt is the only one that sends. */
    sendingUntil: instant(),
    /** The provider's ID of the payment. */
    providerRef: text(),
    /** When the provider was last queried. */
    checkedAt: instant(),
    /** When the provider first reported that the player must accept the payment. */
    unclaimedAt: instant(),
    endedAt: instant(),
    /** Why it failed or is unclear. */
    code: text(),
    /** When the last event of the provider arrived. */
    signaledAt: instant(),
    /** When the worker found that the provider took a paid payment back, and the status there. The payout stays paid. */
    takenBackAt: instant(),
    takenBackCode: text(),
    /** When the directory of a site with several cells got the provider's ID. */
    publishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    index('payout_transfer_by_id').on(t.id),
    index('payout_transfer_by_ref').on(t.providerRef),
    index('payout_transfer_unpublished').on(t.id).where(sql`${t.providerRef} IS NOT NULL AND ${t.publishedAt} IS NULL`),
    index('payout_transfer_open').on(t.requestedAt).where(sql`${t.state} IN (${open})`),
    oneOf(t.state, payoutTransferStates),
    check('payout_transfer_pending', sql`${t.state} <> 'pending' OR ${t.providerRef} IS NOT NULL`),
    check('payout_transfer_ended', sql`(${t.state} IN (${open})) = (${t.endedAt} IS NULL)`),
    check('payout_transfer_explained', sql`(${t.state} IN ('failed', 'unclear')) = (${t.code} IS NOT NULL)`),
    check(
      'payout_transfer_taken_back',
      sql`(${t.takenBackAt} IS NULL) = (${t.takenBackCode} IS NULL) AND (${t.takenBackAt} IS NULL OR ${t.state} = 'paid')`,
    ),
  ],
);
