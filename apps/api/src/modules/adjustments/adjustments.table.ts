import { adjustmentStatuses } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { hundredths, instant, instantInMs, oneOf, playerId } from '../../platform/columns.ts';
import { currencyEnum } from '../ledger/ledger.table.ts';

/** A balance adjustment that one staff member requests and another one decides. */
export const adjustment = pgTable(
  'adjustment',
  {
    playerId: playerId(),
    /** Created by the caller. It is also the reference of the posting. */
    id: uuid().notNull(),
    currency: currencyEnum().notNull(),
    /** Positive to the player. */
    amount: hundredths().notNull(),
    reason: text().notNull(),
    status: text({ enum: adjustmentStatuses }).notNull().default('pending'),
    requestedBy: uuid().notNull(),
    requestedAt: instantInMs().notNull().default(sql`now()`),
    dueAt: instant().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionNote: text(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    index('adjustment_waiting').on(t.requestedAt, t.id).where(sql`${t.status} = 'pending'`),
    index('adjustment_requested').on(t.requestedAt, t.id),
    oneOf(t.status, adjustmentStatuses),
    check('adjustment_amount_not_zero', sql`${t.amount} <> 0`),
    check(
      'adjustment_decided_whole',
      sql`(${t.status} = 'pending') = (${t.decidedBy} IS NULL) AND (${t.decidedBy} IS NULL) = (${t.decidedAt} IS NULL)`,
    ),
    // The requester may withdraw an adjustment, but never approve it.
    check('adjustment_by_two', sql`${t.status} <> 'approved' OR ${t.decidedBy} <> ${t.requestedBy}`),
  ],
);
