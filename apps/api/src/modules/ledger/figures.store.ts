import type { Currency, JournalKind } from '@goldwren/rules';
import { and, countDistinct, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ago } from '../../platform/postgres/sql-instants.ts';
import { amountSum, rowCount } from '../../platform/postgres/sql-sums.ts';
import type { Stretch } from '../../platform/stretch.ts';
import { journal, wallet } from './ledger.table.ts';

/** The journal's rows of one coin, kind and direction, added up. */
export interface MovementSum {
  readonly currency: Currency;
  readonly kind: JournalKind;
  readonly toPlayers: boolean;
  readonly entries: number;
  /** Hundredths, above zero. */
  readonly amount: bigint;
}

const within = ({ from, to }: Stretch) => and(gte(journal.at, from), lt(journal.at, to));

/** Everything that moved in a stretch of time, in a fixed order. */
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

/** How many players staked something in a stretch of time. */
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
  /** The part of them still to be played once. */
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

/**
 * What all players together could redeem now by the rules of the wallet: of each, what is played, but no
 * more than the lowest balance of the last 24 hours. Reads a day of the journal: not for every look.
 */
export async function sumRedeemable(db: Db): Promise<{ players: number; redeemable: bigint }> {
  const { playerId, currency, amount, balanceAfter, at } = journal;
  const lowest = db
    .select({
      playerId,
      // The balance before a row is that of the row before it: so the one from before the 24 hours is looked at, too.
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
