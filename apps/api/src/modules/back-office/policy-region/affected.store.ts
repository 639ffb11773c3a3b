import { type Country, openRedemptionStatuses } from '@goldwren/rules';
import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { rowCount } from '../../../platform/postgres/sql-sums.ts';
import { wallet } from '../../ledger/ledger.table.ts';
import { player } from '../../players/player.table.ts';
import { redemption } from '../../redemptions/redemptions.table.ts';

/** Whom a change of the rules of a region affects. Suspended players are not counted as players. */
export interface Affected {
  readonly players: number;
  readonly playersWithSweeps: number;
  readonly openRedemptions: number;
}

export async function countAffected(db: Db, country: Country, region: string): Promise<Affected> {
  const livesThere = and(eq(player.country, country), eq(player.region, region));
  const [players, redemptions] = await Promise.all([
    db
      .select({ players: rowCount(), playersWithSweeps: count(wallet.playerId) })
      .from(player)
      .leftJoin(wallet, and(eq(wallet.playerId, player.id), eq(wallet.currency, 'sweeps'), gt(wallet.balance, 0n)))
      .where(and(livesThere, isNull(player.suspendedAt))),
    db
      .select({ openRedemptions: rowCount() })
      .from(redemption)
      .innerJoin(player, eq(player.id, redemption.playerId))
      .where(and(livesThere, inArray(redemption.status, openRedemptionStatuses))),
  ]);
  return { ...onlyRow(players), ...onlyRow(redemptions) };
}
