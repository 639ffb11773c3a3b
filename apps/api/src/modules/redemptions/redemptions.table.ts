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
 * A prize redemption. Only escrow_redemption creates it and only return_redemption returns its coins, so state and
 * posting change together.
 * Triggers reject changes to what was requested, and any change after the end.
 */
export const redemption = pgTable(
  'redemption',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    sweepsSubmitted: hundredths().notNull(),
    usdCents: hundredths().notNull(),
    payoutMethod: text({ enum: payoutMethods }).notNull(),
    /** The payout details, sealed and bound to this row (payout-details.ts). Lists show the masked form. */
    detailsSealed: bytea().notNull(),
    detailsMasked: text().notNull(),
    status: text({ enum: redemptionStatuses }).notNull(),
    /** What the redemption waits for from the player. */
    needs: text().array().$type<RedemptionNeed[]>().notNull().default(sql`'{}'`),
    createdAt: instant().notNull().default(sql`now()`),
    /** When it entered its current state. */
    since: instant().notNull().default(sql`now()`),
    /** The deadline of the current step. Null after the end, and while the player has something to do. */
    dueAt: instant(),
    /** When the step was found to be late. */
    breachedAt: instant(),
    /** How many reminders to verify were sent. */
    reminders: smallint().notNull().default(0),
    withheldCents: hundredths(),
    paidCents: hundredths(),
    paidAt: instant(),
    /** The caller's `Idempotency-Key` and the hash of the request that it was sent with. */
    idempotencyKey: text(),
    requestHash: bytea(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    // Staff look up a redemption by its id alone.
    index('redemption_by_id').on(t.id),
    // For lists that are sorted by amount.
    index('redemption_amount').on(t.sweepsSubmitted, t.id),
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

/**
 * Every event of a redemption, with the reason. The player sees everything except which staff member acted.
 * Append-only.
 */
export const redemptionEvent = pgTable(
  'redemption_event',
  {
    playerId: playerId(),
    redemptionId: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    /** The state after the event. */
    status: text({ enum: redemptionStatuses }).notNull(),
    reason: text({ enum: redemptionReasons }).notNull(),
    /** What staff wrote to the player. */
    note: text(),
    /** Null for the player or the system. */
    staffId: uuid(),
    /** The state that ended, if any: its duration, and whether it met its deadline. */
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

/** The approvals of a redemption: one row per staff member, so no one counts twice. */
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

/** Limits that staff have raised for a player. The audit log contains the reasons. */
export const redemptionAllowance = pgTable('redemption_allowance', {
  playerId: playerId().primaryKey(),
  requestHundredths: hundredths().notNull(),
  dayHundredths: hundredths().notNull(),
  monthHundredths: hundredths().notNull(),
  /** Null: valid until the limits are set again. */
  until: instant(),
  setAt: instant().notNull().default(sql`now()`),
});

/** A skill-testing question. Players never see the answer. One row per attempt. */
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
    /** The given answer and its time. Null while the question is open, and permanently when its time ran out. */
    given: integer(),
    givenAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.redemptionId, t.attempt] })],
);
