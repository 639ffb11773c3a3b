import type { PayoutMethod, RedemptionStatus } from '@goldwren/rules';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { redemption, redemptionEvent } from '../redemptions.table.ts';

/** How long something took, in hours of the clock. */
export interface Measured {
  readonly count: number;
  readonly p50Hours: number;
  readonly p90Hours: number;
  /** The percentage within the promise. Null when there is no promise for the total. */
  readonly inTimePercent: number | null;
}

const hours = (percentile: 0.5 | 0.9, seconds: ReturnType<typeof sql>) =>
  sql<number>`percentile_cont(${sql.raw(String(percentile))}) WITHIN GROUP (ORDER BY ${seconds}) / 3600.0`.mapWith(
    Number,
  );

const count = sql<number>`count(*)`.mapWith(Number);

/** Returns how long the states lasted that ended in the last `days`, by state and method. */
export async function selectStepTimes(
  db: Db,
  days: number,
): Promise<(Measured & { status: RedemptionStatus; method: PayoutMethod | null })[]> {
  const { ended, endedAfterSeconds, endedInTime, at, playerId, redemptionId } = redemptionEvent;
  const seconds = sql`${endedAfterSeconds}`;
  const { payoutMethod } = redemption;
  // Grouped by state, and by state and method, because the promise for the payment depends on the method.
  const rows = await db
    .select({
      status: ended,
      method: payoutMethod,
      count,
      p50Hours: hours(0.5, seconds),
      p90Hours: hours(0.9, seconds),
      inTimePercent: sql<number>`100.0 * count(*) FILTER (WHERE ${endedInTime}) / count(*)`.mapWith(Number),
    })
    .from(redemptionEvent)
    .innerJoin(redemption, and(eq(redemption.playerId, playerId), eq(redemption.id, redemptionId)))
    .where(and(isNotNull(ended), gt(at, ago(days, 'day'))))
    .groupBy(sql`GROUPING SETS ((${ended}), (${ended}, ${payoutMethod}))`);
  return rows.flatMap(({ status, ...row }) => (status === null ? [] : [{ ...row, status }]));
}

/** Returns how long payments of the last `days` took from the request, by method. */
export async function selectTotalTimes(db: Db, days: number): Promise<(Measured & { method: PayoutMethod })[]> {
  const { paidAt, createdAt, payoutMethod } = redemption;
  const seconds = sql`extract(epoch FROM ${paidAt} - ${createdAt})`;
  const rows = await db
    .select({ method: payoutMethod, count, p50Hours: hours(0.5, seconds), p90Hours: hours(0.9, seconds) })
    .from(redemption)
    .where(gt(paidAt, ago(days, 'day')))
    .groupBy(payoutMethod);
  return rows.map((row) => ({ ...row, inTimePercent: null }));
}
