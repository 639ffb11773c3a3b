import type { Currency, LimitPeriod } from '@goldwren/rules';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { journal } from '../ledger.table.ts';

/** What was staked and paid out in one currency in a period, in hundredths. */
export interface PlayedRow {
  /** The first day of the period in the product time zone. */
  readonly from: string;
  readonly currency: Currency;
  readonly staked: bigint;
  readonly paid: bigint;
}

/**
 * Returns the player's play by period, newest first. `from` is inclusive, `to` exclusive. Periods without play are left
 * out.
 */
export function selectPlayByPeriod(
  db: Db,
  playerId: string,
  window: { readonly period: LimitPeriod; readonly from: Date; readonly to: Date },
): Promise<PlayedRow[]> {
  const from = sql<string>`product_period_start(${window.period}, ${journal.at})::text`;
  const sum = (kinds: readonly ('stake' | 'raise' | 'win')[], sign: -1 | 1) =>
    sql<bigint>`${sql.raw(String(sign))} * coalesce(sum(${journal.amount}) FILTER (WHERE ${inArray(journal.kind, [...kinds])}), 0)`.mapWith(
      BigInt,
    );
  return db
    .select({ from, currency: journal.currency, staked: sum(['stake', 'raise'], -1), paid: sum(['win'], 1) })
    .from(journal)
    .where(
      and(
        eq(journal.playerId, playerId),
        inArray(journal.kind, ['stake', 'raise', 'win']),
        gte(journal.at, window.from),
        lt(journal.at, window.to),
      ),
    )
    .groupBy(sql`1`, journal.currency)
    .orderBy(desc(sql`1`), journal.currency);
}
