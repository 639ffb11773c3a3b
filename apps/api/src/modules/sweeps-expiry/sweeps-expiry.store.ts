import type { SweepsNotice } from '@goldwren/rules';
import { and, asc, desc, eq, exists, gt, isNull, lte, max, not, sql } from 'drizzle-orm';
import { type IsAsked, type Keys, preparedForSome } from '../../platform/batching/prepared-for-some.ts';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ago, now } from '../../platform/postgres/sql-instants.ts';
import { gameSession } from '../games/games.table.ts';
import { isApartFromPlay, journal, wallet } from '../ledger/ledger.table.ts';
import { player } from '../players/player.table.ts';
import { sweepsExpiryNotice } from './sweeps-expiry.table.ts';

/**
 * Returns the ids of players in good standing with Sweeps Coins who were inactive for `idleDays`, after `afterPlayer`.
 */
export async function selectIdlePlayers(
  db: Db,
  query: { idleDays: number; afterPlayer: string | null; limit: number },
): Promise<string[]> {
  const since = ago(query.idleDays, 'day');
  const played = db
    .select({ id: gameSession.id })
    .from(gameSession)
    .where(and(eq(gameSession.playerId, wallet.playerId), gt(gameSession.lastPlayedAt, since)));
  const rows = await db
    .select({ id: wallet.playerId })
    .from(wallet)
    .innerJoin(player, eq(player.id, wallet.playerId))
    .where(
      and(
        eq(wallet.currency, 'sweeps'),
        gt(wallet.balance, 0n),
        lte(player.lastSignInAt, since),
        isNull(player.suspendedAt),
        not(exists(played)),
        query.afterPlayer === null ? undefined : gt(wallet.playerId, query.afterPlayer),
      ),
    )
    .orderBy(asc(wallet.playerId))
    .limit(query.limit);
  return rows.map(({ id }) => id);
}

/** When a player was last active, their balance, and the database's current time. */
export interface IdleState {
  readonly lastActiveAt: Date;
  readonly sweeps: bigint;
  /** The `seq` of the newest credit of Sweeps Coins, except wins. 0 without any. */
  readonly creditSeq: bigint;
  readonly suspendedAt: Date | null;
  readonly now: Date;
}

export async function selectIdleState(db: Db, playerId: string): Promise<IdleState> {
  const lastPlayedAt = sql`(SELECT max(${gameSession.lastPlayedAt}) FROM ${gameSession} WHERE ${gameSession.playerId} = ${playerId})`;
  const credits = db
    .select({ seq: max(journal.seq) })
    .from(journal)
    .where(
      and(
        eq(journal.playerId, playerId),
        eq(journal.currency, 'sweeps'),
        isApartFromPlay(journal.kind),
        gt(journal.amount, 0n),
      ),
    );
  const rows = await db
    .select({
      creditSeq: sql`coalesce((${credits}), 0)`.mapWith(journal.seq),
      lastActiveAt: sql`greatest(${player.lastSignInAt}, ${lastPlayedAt})`.mapWith(player.lastSignInAt),
      sweeps: wallet.balance,
      suspendedAt: player.suspendedAt,
      now: now(),
    })
    .from(player)
    .innerJoin(wallet, and(eq(wallet.playerId, player.id), eq(wallet.currency, 'sweeps')))
    .where(eq(player.id, playerId));
  return onlyRow(rows);
}

type Notice = typeof sweepsExpiryNotice.$inferSelect;

/** Returns the notices that the player got in this absence about all coins that they have now. */
export function selectNotices(
  db: Db,
  playerId: string,
  { lastActiveAt, creditSeq }: Pick<IdleState, 'lastActiveAt' | 'creditSeq'>,
): Promise<Pick<Notice, 'notice' | 'expiresAt'>[]> {
  const { absentSince, afterSeq, notice, expiresAt } = sweepsExpiryNotice;
  return db
    .select({ notice, expiresAt })
    .from(sweepsExpiryNotice)
    .where(and(eq(sweepsExpiryNotice.playerId, playerId), eq(absentSince, lastActiveAt), eq(afterSeq, creditSeq)));
}

/** Records a notice. Returns false when it was already sent. */
export async function insertNotice(
  db: Db,
  row: { playerId: string; absentSince: Date; afterSeq: bigint; notice: SweepsNotice; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(sweepsExpiryNotice).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** More sessions than anyone has open at a time, so the latest round is in one of them. */
const latestSessions = 50;

const lastActivity = preparedForSome('select_last_activity', (db, isAsked: IsAsked<string>) => {
  const latest = db
    .select({ playedAt: gameSession.lastPlayedAt })
    .from(gameSession)
    .where(eq(gameSession.playerId, player.id))
    .orderBy(desc(gameSession.id))
    .limit(latestSessions)
    .as('latest');
  const playedAt = db.select({ at: sql`max(${latest.playedAt})` }).from(latest);
  return db
    .select({
      playerId: player.id,
      at: sql`greatest(${player.lastSignInAt}, (${playedAt}))`.mapWith(player.lastSignInAt),
    })
    .from(player)
    .where(isAsked(player.id));
});

/** Returns the later of the last sign-in and the last round, by player. */
export async function selectLastActivity(db: Db, playerIds: Keys<string>): Promise<ReadonlyMap<string, Date>> {
  return new Map((await lastActivity(db, playerIds)).map(({ playerId, at }) => [playerId, at]));
}
