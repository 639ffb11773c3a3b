import type { RedemptionStatus } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { hundredths, instant } from '../../platform/columns.ts';
import { currencyEnum, journalKindEnum } from '../ledger/ledger.table.ts';

/**
 * The figures of a finished day of the product time zone. Computed from the journal and tables, always with the same
 * result.
 */
export const dailyReport = pgTable('daily_report', {
  day: date().primaryKey(),
  computedAt: instant().notNull().default(sql`now()`),
  registrations: integer().notNull(),
  /** Players with at least one stake. */
  activePlayers: integer().notNull(),
  /** Rounds that began. */
  rounds: integer().notNull(),
  buyers: integer().notNull(),
  ordersPaid: integer().notNull(),
  paidCents: hundredths().notNull(),
  /** Refunded or charged back. */
  ordersTakenBack: integer().notNull(),
  takenBackCents: hundredths().notNull(),
  redemptionsAsked: integer().notNull(),
  sweepsAsked: hundredths().notNull(),
  redemptionsPaid: integer().notNull(),
  sweepsPaid: hundredths().notNull(),
  /** Median hours from request to payment, of the redemptions paid on the day. Null without any. */
  medianHours: doublePrecision(),
});

/** The journal totals of a day by currency, kind and direction. */
export const dailyMovement = pgTable(
  'daily_movement',
  {
    day: date()
      .notNull()
      .references(() => dailyReport.day),
    currency: currencyEnum().notNull(),
    kind: journalKindEnum().notNull(),
    toPlayers: boolean().notNull(),
    entries: integer().notNull(),
    /** Never negative. `toPlayers` gives the direction. */
    amount: hundredths().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.currency, t.kind, t.toPlayers] }),
    check('daily_movement_positive', sql`${t.entries} > 0 AND ${t.amount} > 0`),
  ],
);

/**
 * What was owed to players after a day of the product time zone. It cannot be computed later, because wallets change.
 */
export const dailyLiability = pgTable('daily_liability', {
  day: date().primaryKey(),
  at: instant().notNull().default(sql`now()`),
  players: integer().notNull(),
  balances: hundredths().notNull(),
  unplayed: hundredths().notNull(),
  redeemable: hundredths().notNull(),
  playersRedeemable: integer().notNull(),
  /** By state. Amounts in the format of the API. */
  inEscrow: jsonb()
    .$type<readonly { readonly status: RedemptionStatus; readonly redemptions: number; readonly sweeps: string }[]>()
    .notNull(),
  heldEntries: integer().notNull(),
  owingPlayers: integer().notNull(),
  owedGold: hundredths().notNull(),
  owedSweeps: hundredths().notNull(),
});
