import { redemptionStatuses } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { hundredths, instant, oneOf, playerId } from '../../platform/columns.ts';

/** A prize asked for with Sweeps Coins. */
export const redemption = pgTable(
  'redemption',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    sweepsSubmitted: hundredths().notNull(),
    status: text({ enum: redemptionStatuses }).notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    paidAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    index('redemption_paid').on(t.paidAt.desc()).where(sql`${t.paidAt} IS NOT NULL`),
    oneOf(t.status, redemptionStatuses),
    check('redemption_paid_has_date', sql`(${t.status} = 'paid') = (${t.paidAt} IS NOT NULL)`),
    check('redemption_amount_positive', sql`${t.sweepsSubmitted} > 0`),
  ],
);
