import { openRedemptionStatuses } from '@goldwren/rules';
import { eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { amountSum, rowCount } from '../../platform/postgres/sql-sums.ts';
import type { RedemptionSums } from './figures.store.ts';
import { redemption } from './redemptions.table.ts';

/** Returns the number of a player's requests, and the Sweeps Coins of those that are open or paid. */
export async function sumRedemptionsOf(db: Db, playerId: string): Promise<RedemptionSums> {
  const counts = inArray(redemption.status, [...openRedemptionStatuses, 'paid']);
  const rows = await db
    .select({ redemptions: rowCount(), sweeps: amountSum(redemption.sweepsSubmitted, counts) })
    .from(redemption)
    .where(eq(redemption.playerId, playerId));
  return onlyRow(rows);
}

/** Returns when each player last requested a redemption. */
export async function selectLatestRequests(db: Db, playerIds: readonly string[]): Promise<Map<string, Date>> {
  if (playerIds.length === 0) return new Map();
  const { playerId, createdAt } = redemption;
  const rows = await db
    .select({ playerId, at: max(createdAt) })
    .from(redemption)
    .where(inArray(playerId, [...playerIds]))
    .groupBy(playerId);
  return new Map(rows.flatMap((row) => (row.at === null ? [] : [[row.playerId, row.at] as const])));
}
