import type { Currency, JournalKind } from '@goldwren/rules';
import { and, countDistinct, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ago } from '../../platform/postgres/sql-instants.ts';
import { amountSum, rowCount } from '../../platform/postgres/sql-sums.ts';
import type { Stretch } from '../../platform/stretch.ts';
import { journal, wallet } from './ledger.table.ts';

/** The sum of the journal rows of one currency, kind and direction. */
export interface MovementSum {
  readonly currency: Currency;
  readonly kind: JournalKind;
  readonly toPlayers: boolean;
  readonly entries: number;
  /** Hundredths, above zero. */
  readonly amount: bigint;
}

const within = ({ from, to }: Stretch) => and(gte(journal.at, from), lt(journal.at, to));

/** Returns the sums of all movements in a period, in a fixed order. */
export async function sumMovements(tx: Db, stretch: Stretch): Promise<MovementSum[]> {
  const { currency, kind, amount } = journal;
  const toPlayers = sql<boolean>`${amount} > 0`;
  return tx
    .select({
      currency,
      kind,
      toPlayers,
      entries: rowCount(),
      amount: amountSum(sql`abs(${amount})`),
    })
    .from(journal)
    .where(within(stretch))
    .groupBy(currency, kind, toPlayers)
    .orderBy(currency, kind, toPlayers);
}

/** Returns how many players placed a stake in a period. */
export async function countStakingPlayers(tx: Db, stretch: Stretch): Promise<number> {
  const rows = await tx
    .select({ players: countDistinct(journal.playerId) })
    .from(journal)
    .where(and(within(stretch), inArray(journal.kind, ['stake', 'raise'])));
  return onlyRow(rows).players;
}

/** The Sweeps Coins of all players, in hundredths. */
export interface SweepsHeld {
  readonly players: number;
  readonly balances: bigint;
  /** The part of them that must still be played once. */
  readonly unplayed: bigint;
}

const hasSweeps = and(eq(wallet.currency, 'sweeps'), gt(wallet.balance, 0n));

export async function sumSweepsHeld(db: Db): Promise<SweepsHeld> {
  const rows = await db
    .select({
      players: rowCount(),
      balances: amountSum(wallet.balance),
      unplayed: amountSum(wallet.unplayed),
    })
    .from(wallet)
    .where(hasSweeps);
  return onlyRow(rows);
}

/** Returns the next Sweeps Coins wallets, also empty ones, by player. `entry` is the `seq` of the last journal row of the balance. */
export function selectSweepsBalances(
  db: Db,
  query: { after: string | null; limit: number },
): Promise<{ playerId: string; balance: bigint; entry: bigint }[]> {
  return db
    .select({ playerId: wallet.playerId, balance: wallet.balance, entry: wallet.version })
    .from(wallet)
    .where(and(eq(wallet.currency, 'sweeps'), query.after === null ? undefined : gt(wallet.playerId, query.after)))
    .orderBy(wallet.playerId)
    .limit(query.limit);
}

/**
 * Returns what all players together could redeem now by the wallet rules. For each player that is the played balance,
 * but at most the lowest balance of the last 24 hours.
 * Reads a day of the journal, so do not call it on every page view.
 */
export async function sumRedeemable(db: Db): Promise<{ players: number; redeemable: bigint }> {
  const { playerId, currency, amount, balanceAfter, at } = journal;
  const lowest = db
    .select({
      playerId,
      // Includes the balance before each row, because the first row of the 24 hours starts from an older balance.
      balance: sql<bigint>`min(least(${balanceAfter}, ${balanceAfter} - ${amount}))`.as('lowest'),
    })
    .from(journal)
    .where(and(eq(currency, 'sweeps'), gte(at, ago(24, 'hour'))))
    .groupBy(playerId)
    .as('lowest');
  const redeemable = sql`least(${wallet.balance} - ${wallet.unplayed}, coalesce(${lowest.balance}, ${wallet.balance}))`;
  const rows = await db
    .select({
      players: sql`count(*) FILTER (WHERE ${redeemable} > 0)`.mapWith(Number),
      redeemable: amountSum(sql`greatest(${redeemable}, 0)`),
    })
    .from(wallet)
    .leftJoin(lowest, eq(lowest.playerId, wallet.playerId))
    .where(hasSweeps);
  return onlyRow(rows);
}
