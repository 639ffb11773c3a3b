import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { game, gameSession, round } from '../games.table.ts';

const roundLines = prepared('select_round_lines', (db, at: Inputs<{ playerId: string; ids: readonly string[] }>) =>
  db
    .select({
      id: round.id,
      gameId: round.gameId,
      slug: game.slug,
      title: game.title,
      state: round.state,
      stake: round.stake,
      raised: round.raised,
      payout: round.payout,
    })
    .from(round)
    .innerJoin(game, eq(game.id, round.gameId))
    .where(and(eq(round.playerId, at.playerId), sql`${round.id} = ANY (${at.ids}::uuid[])`)),
);

/** Returns rounds of a player with the fields that lists show. */
export function selectRoundLines(db: Db, playerId: string, ids: readonly string[]) {
  return roundLines(db, { playerId, ids });
}

const sessionsSince = prepared('select_sessions_since', (db, at: Inputs<{ playerId: string; since: Date }>) =>
  db
    .select({
      id: gameSession.id,
      gameId: gameSession.gameId,
      slug: game.slug,
      title: game.title,
      listOrder: game.listOrder,
      startedAt: gameSession.startedAt,
      endedAt: gameSession.endedAt,
      statement: gameSession.statement,
    })
    .from(gameSession)
    .innerJoin(game, eq(game.id, gameSession.gameId))
    .where(
      and(eq(gameSession.playerId, at.playerId), or(isNull(gameSession.endedAt), gte(gameSession.endedAt, at.since))),
    )
    .orderBy(asc(game.listOrder), asc(gameSession.id)),
);

export type SessionOfRecord = Awaited<ReturnType<typeof selectSessionsSince>>[number];

/** Returns the player's sessions that are open or ended since `since`, in the list order of their games. */
export function selectSessionsSince(db: Db, playerId: string, since: Date) {
  return sessionsSince(db, { playerId, since });
}

interface SumsQuery {
  playerId: string;
  ids: readonly string[];
  day: Date;
  month: Date;
}

const sums = prepared('select_session_sums', (db, at: Inputs<SumsQuery>) => {
  const of = (column: AnyPgColumn, since: unknown) =>
    sql<bigint>`coalesce(sum(${column}) FILTER (WHERE ${round.at} >= ${since}), 0)`.mapWith(BigInt);
  const begun = (since: unknown) => sql`count(*) FILTER (WHERE ${round.at} >= ${since})`.mapWith(Number);
  const always = sql`'-infinity'`;
  return db
    .select({
      sessionId: round.sessionId,
      currency: round.currency,
      session: { rounds: begun(always), staked: of(round.stake, always), returned: of(round.payout, always) },
      month: { rounds: begun(at.month), staked: of(round.stake, at.month), returned: of(round.payout, at.month) },
      today: { rounds: begun(at.day), staked: of(round.stake, at.day), returned: of(round.payout, at.day) },
    })
    .from(round)
    .where(and(eq(round.playerId, at.playerId), sql`${round.sessionId} = ANY (${at.ids}::uuid[])`))
    .groupBy(round.sessionId, round.currency);
});

/** Returns the totals of these sessions by currency: of all rounds, of this month's and of today's. */
export function selectSessionSums(db: Db, query: SumsQuery) {
  return sums(db, query);
}
