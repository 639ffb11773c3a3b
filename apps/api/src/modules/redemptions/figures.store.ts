import { openRedemptionStatuses, type RedemptionStatus } from '@goldwren/rules';
import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { amountSum, rowCount } from '../../platform/postgres/sql-sums.ts';
import type { Stretch } from '../../platform/stretch.ts';
import { redemption } from './redemptions.table.ts';

const amounts = {
  redemptions: rowCount(),
  sweeps: amountSum(redemption.sweepsSubmitted),
};

export interface RedemptionSums {
  readonly redemptions: number;
  /** Hundredths. */
  readonly sweeps: bigint;
}

export async function sumRedemptionsRequested(tx: Db, { from, to }: Stretch): Promise<RedemptionSums> {
  const { createdAt } = redemption;
  const rows = await tx
    .select(amounts)
    .from(redemption)
    .where(and(gte(createdAt, from), lt(createdAt, to)));
  return onlyRow(rows);
}

/** Returns the redemptions paid in a period, with the median hours since their request. Null when there are none. */
export async function sumRedemptionsPaid(
  tx: Db,
  { from, to }: Stretch,
): Promise<RedemptionSums & { readonly medianHours: number | null }> {
  const { createdAt, paidAt } = redemption;
  const hours = sql`extract(epoch FROM ${paidAt} - ${createdAt}) / 3600`;
  const rows = await tx
    .select({
      ...amounts,
      medianHours: sql<number | null>`(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${hours}))::float8`,
    })
    .from(redemption)
    .where(and(gte(paidAt, from), lt(paidAt, to)));
  return onlyRow(rows);
}

/** Returns the open redemptions by state. */
export function sumEscrow(db: Db): Promise<(RedemptionSums & { readonly status: RedemptionStatus })[]> {
  const { status } = redemption;
  return db
    .select({ status, ...amounts })
    .from(redemption)
    .where(inArray(status, openRedemptionStatuses))
    .groupBy(status)
    .orderBy(status);
}

/** Returns the Sweeps Coins that each player has in escrow now. */
export function selectEscrowOfPlayers(db: Db): Promise<{ playerId: string; sweeps: bigint }[]> {
  return db
    .select({ playerId: redemption.playerId, sweeps: amounts.sweeps })
    .from(redemption)
    .where(inArray(redemption.status, openRedemptionStatuses))
    .groupBy(redemption.playerId);
}
