import {
  openRedemptionStatuses,
  payoutMethods,
  type RedemptionNeed,
  redemptionReasons,
  redemptionStatuses,
} from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, hundredths, instant, oneOf, playerId } from '../../platform/columns.ts';

const open = sql.raw(openRedemptionStatuses.map((status) => `'${status}'`).join(', '));

/**
 * A prize asked for with Sweeps Coins. Made by escrow_redemption alone, given back by return_redemption alone, so that
 * state and posting change together; triggers refuse to change what was asked for, and anything once it has ended.
 */
export const redemption = pgTable(
  'redemption',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    sweepsSubmitted: hundredths().notNull(),
    usdCents: hundredths().notNull(),
    payoutMethod: text({ enum: payoutMethods }).notNull(),
    /** Where it goes, sealed and bound to this row (payout-details.ts); lists show the masked form. */
    detailsSealed: bytea().notNull(),
    detailsMasked: text().notNull(),
    status: text({ enum: redemptionStatuses }).notNull(),
    /** What it waits for from the player. */
    needs: text().array().$type<RedemptionNeed[]>().notNull().default(sql`'{}'`),
    createdAt: instant().notNull().default(sql`now()`),
    /** Since when it is in this state. */
    since: instant().notNull().default(sql`now()`),
    /** By when the step is due; null once it has ended, and while the player has something to do. */
    dueAt: instant(),
    /** When it was noticed that the step is late. */
    breachedAt: instant(),
    /** Of the reminders to verify, how many have gone out. */
    reminders: smallint().notNull().default(0),
    withheldCents: hundredths(),
    paidCents: hundredths(),
    paidAt: instant(),
    /** The caller's `Idempotency-Key` and the hash of what it was sent for. */
    idempotencyKey: text(),
    requestHash: bytea(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    // Staff name the redemption alone.
    index('redemption_by_id').on(t.id),
    index('redemption_open').on(t.id).where(sql`${t.status} IN (${open})`),
    uniqueIndex('redemption_one_open').on(t.playerId).where(sql`${t.status} IN (${open})`),
    uniqueIndex('redemption_idempotency_key').on(t.playerId, t.idempotencyKey),
    index('redemption_paid').on(t.paidAt.desc()).where(sql`${t.paidAt} IS NOT NULL`),
    oneOf(t.payoutMethod, payoutMethods),
    oneOf(t.status, redemptionStatuses),
    check('redemption_paid_has_date', sql`(${t.status} = 'paid') = (${t.paidAt} IS NOT NULL)`),
    check(
      'redemption_paid_has_amounts',
      sql`(${t.paidAt} IS NULL AND ${t.paidCents} IS NULL AND ${t.withheldCents} IS NULL)
        OR (${t.withheldCents} >= 0 AND ${t.paidCents} + ${t.withheldCents} = ${t.usdCents})`,
    ),
    check('redemption_amount_positive', sql`${t.sweepsSubmitted} > 0`),
  ],
);

/** Everything that happened to a redemption, and why; the player reads all of it but who of staff it was. Append-only. */
export const redemptionEvent = pgTable(
  'redemption_event',
  {
    playerId: playerId(),
    redemptionId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    /** The state after it. */
    status: text({ enum: redemptionStatuses }).notNull(),
    reason: text({ enum: redemptionReasons }).notNull(),
    /** What staff wrote to the player. */
    note: text(),
    /** Null: the player, or the product itself. */
    staffId: uuid(),
    /** Where a state ended: which, how long it had lasted, and whether within its promise. */
    ended: text({ enum: redemptionStatuses }),
    endedAfterSeconds: integer(),
    endedInTime: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.redemptionId, t.id] }),
    index('redemption_event_ended').on(t.at).where(sql`${t.ended} IS NOT NULL`),
    oneOf(t.status, redemptionStatuses),
    oneOf(t.reason, redemptionReasons),
    oneOf(t.ended, redemptionStatuses),
  ],
);

/** Who of staff has approved a redemption: one row each, so nobody counts twice. */
export const redemptionApproval = pgTable(
  'redemption_approval',
  {
    playerId: playerId(),
    redemptionId: uuid().notNull(),
    staffId: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.redemptionId, t.staffId] })],
);

/** The limits of a player that staff have raised; the audit log has how it came to them. */
export const redemptionAllowance = pgTable('redemption_allowance', {
  playerId: playerId().primaryKey(),
  requestHundredths: hundredths().notNull(),
  dayHundredths: hundredths().notNull(),
  monthHundredths: hundredths().notNull(),
  /** Null: until they are set again. */
  until: instant(),
  setAt: instant().notNull().default(sql`now()`),
});

/** A skill-testing question that was asked; the answer is not for the player. One row per attempt. */
export const skillQuestion = pgTable(
  'skill_question',
  {
    playerId: playerId(),
    redemptionId: uuid().notNull(),
    attempt: smallint().notNull(),
    question: text().notNull(),
    answer: integer().notNull(),
    askedAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
    /** What was answered, and when; null while it runs, and for ever where its time ran out. */
    given: integer(),
    givenAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.redemptionId, t.attempt] })],
);
