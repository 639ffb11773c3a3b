import { productTimeZone, type RedemptionAllowance, redemptionLimits } from '@goldwren/rules';
import { and, desc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { now, nowParameter } from '../../../platform/postgres/sql-instants.ts';
import { redemption, redemptionAllowance } from '../redemptions.table.ts';

/** The ledger facts that decide how much can be redeemed, in hundredths. */
export interface Redeemable {
  readonly balance: bigint;
  readonly unplayed: bigint;
  readonly held: bigint;
  readonly heldSince: Date | null;
  readonly ledgerRefusal: string | null;
}

export async function readRedeemable(db: Db, playerId: string, amount: bigint): Promise<Redeemable> {
  const row = await callForRow<{
    balance: bigint;
    unplayed: bigint;
    held: bigint;
    held_since: Date | null;
    refusal: string | null;
  }>(db, 'redeemable_sweeps', [playerId, amount]);
  const { balance, unplayed, held, held_since: heldSince, refusal: ledgerRefusal } = row;
  return { balance, unplayed, held, heldSince, ledgerRefusal };
}

/** The player's recent redemption requests. */
export interface RecentRequests {
  readonly lastRequestedAt: Date | null;
  readonly usedToday: bigint;
  readonly usedThisMonth: bigint;
}

/**
 * Sums the requests since the start of the day and of the month in the product time zone. Requests that were returned
 * do not count.
 */
export async function selectRecentRequests(db: Db, playerId: string): Promise<RecentRequests> {
  const zone = sql.raw(`'${productTimeZone}'`);
  const since = (unit: 'day' | 'month') => sql`date_trunc(${sql.raw(`'${unit}'`)}, now(), ${zone})`;
  const sum = (unit: 'day' | 'month') =>
    sql<bigint>`coalesce(sum(${redemption.sweepsSubmitted}) FILTER (WHERE ${redemption.createdAt} >= ${since(unit)}
      AND ${notInArray(redemption.status, ['rejected', 'returned'])}), 0)`.mapWith(BigInt);
  const [row] = await db
    .select({ usedToday: sum('day'), usedThisMonth: sum('month') })
    .from(redemption)
    .where(eq(redemption.playerId, playerId));
  const [last] = await db
    .select({ at: redemption.createdAt })
    .from(redemption)
    .where(eq(redemption.playerId, playerId))
    .orderBy(desc(redemption.createdAt))
    .limit(1);
  return {
    lastRequestedAt: last?.at ?? null,
    usedToday: row?.usedToday ?? 0n,
    usedThisMonth: row?.usedThisMonth ?? 0n,
  };
}

export type AllowanceRow = typeof redemptionAllowance.$inferSelect;

/** Returns a player's current limits: the published ones, unless staff have raised them. */
export async function selectAllowance(
  db: Db,
  playerId: string,
): Promise<RedemptionAllowance & { readonly until: Date | null }> {
  const { until } = redemptionAllowance;
  const [row] = await db
    .select()
    .from(redemptionAllowance)
    .where(and(eq(redemptionAllowance.playerId, playerId), or(isNull(until), gt(until, now()))));
  return row ?? { ...redemptionLimits, until: null };
}

export async function saveAllowance(
  tx: Db,
  playerId: string,
  allowance: RedemptionAllowance & { readonly until: Date | null },
): Promise<void> {
  const values = { ...allowance, setAt: nowParameter() };
  await tx
    .insert(redemptionAllowance)
    .values({ ...values, playerId })
    .onConflictDoUpdate({ target: redemptionAllowance.playerId, set: values });
}
