import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { game, gameMaths, gameSession, round } from '../games.table.ts';

const gameColumns = {
  id: game.id,
  slug: game.slug,
  title: game.title,
  enabled: game.enabled,
  mathsId: game.mathsId,
  mathsVersion: gameMaths.version,
  mathsHash: gameMaths.hash,
};

function gamesWithMaths(db: Db) {
  return db.select(gameColumns).from(game).innerJoin(gameMaths, eq(gameMaths.id, game.mathsId));
}

export type GameRow = Awaited<ReturnType<typeof gamesWithMaths>>[number];

const allGames = prepared('select_games', (db) => gamesWithMaths(db).orderBy(asc(game.listOrder)));

export function selectGames(db: Db): Promise<GameRow[]> {
  return allGames(db, {});
}

const gameOf = prepared('select_game', (db, at: Inputs<{ id: number }>) =>
  gamesWithMaths(db).where(eq(game.id, at.id)),
);

export async function selectGame(db: Db, id: number): Promise<GameRow | null> {
  const [row] = await gameOf(db, { id });
  return row ?? null;
}

const sessionColumns = {
  playerId: gameSession.playerId,
  id: gameSession.id,
  gameId: gameSession.gameId,
  mathsId: gameSession.mathsId,
  slug: gameMaths.slug,
  mathsVersion: gameMaths.version,
  mathsHash: gameMaths.hash,
  sealedServerSeed: gameSession.sealedServerSeed,
  commitment: gameSession.commitment,
  chainStart: gameSession.chainStart,
  startedAt: gameSession.startedAt,
  nextNonce: gameSession.nextNonce,
  openRoundId: gameSession.openRoundId,
  endedAt: gameSession.endedAt,
};

function sessionsWithMaths(db: Db) {
  return db.select(sessionColumns).from(gameSession).innerJoin(gameMaths, eq(gameMaths.id, gameSession.mathsId));
}

export type SessionRow = Awaited<ReturnType<typeof sessionsWithMaths>>[number];

const sessionOf = prepared('select_session', (db, at: Inputs<{ playerId: string; id: string }>) =>
  sessionsWithMaths(db).where(and(eq(gameSession.playerId, at.playerId), eq(gameSession.id, at.id))),
);

export async function selectSession(db: Db, playerId: string, id: string): Promise<SessionRow | null> {
  const [row] = await sessionOf(db, { playerId, id });
  return row ?? null;
}

/** Returns the sessions of all players that started last. It reads the whole table. */
export function selectNewestSessions(db: Db, limit: number): Promise<SessionRow[]> {
  return sessionsWithMaths(db).orderBy(desc(gameSession.startedAt)).limit(limit);
}

const openSessionOf = prepared('select_open_session', (db, at: Inputs<{ playerId: string; gameId: number }>) =>
  sessionsWithMaths(db).where(
    and(eq(gameSession.playerId, at.playerId), eq(gameSession.gameId, at.gameId), isNull(gameSession.endedAt)),
  ),
);

export async function selectOpenSession(db: Db, playerId: string, gameId: number): Promise<SessionRow | null> {
  const [row] = await openSessionOf(db, { playerId, gameId });
  return row ?? null;
}

/** Opens a session or returns the open one. */
export async function openGameSession(
  db: Db,
  session: {
    playerId: string;
    id: string;
    gameId: number;
    mathsId: number;
    sealedServerSeed: Buffer;
    commitment: Buffer;
    /** Left out for a session without a seed chain. */
    chainStart?: Buffer | null;
  },
): Promise<{ id: string; resumed: boolean }> {
  const row = await callForRow<{ session_id: string; resumed: boolean }>(db, 'open_game_session', [
    session.playerId,
    session.id,
    session.gameId,
    session.mathsId,
    session.sealedServerSeed,
    session.commitment,
    session.chainStart ?? null,
  ]);
  return { id: row.session_id, resumed: row.resumed };
}

const netOf = (currency: 'gold' | 'sweeps') =>
  sql`coalesce(sum(${round.payout} - ${round.stake}) FILTER (WHERE ${round.currency} = ${sql.raw(`'${currency}'`)}), 0)::bigint`.mapWith(
    round.payout,
  );

const sessionSoFar = prepared('select_session_so_far', (db, at: Inputs<{ playerId: string; sessionId: string }>) =>
  db
    .select({
      goldNet: netOf('gold'),
      sweepsNet: netOf('sweeps'),
    })
    .from(round)
    .where(and(eq(round.playerId, at.playerId), eq(round.sessionId, at.sessionId))),
);

/** Returns the net result of a session so far. */
export async function selectSessionSoFar(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<{ goldNet: bigint; sweepsNet: bigint }> {
  const [row] = await sessionSoFar(db, { playerId, sessionId });
  return row as NonNullable<typeof row>;
}

/** Ends a session with the client's report. Returns the settled totals in hundredths. */
export async function endGameSession(
  db: Db,
  end: {
    playerId: string;
    sessionId: string;
    report: { goldWon: bigint; sweepsWon: bigint | null; rounds: number; stored: object } | null;
  },
): Promise<{ goldWon: bigint; sweepsWon: bigint; rounds: number; reportMatches: boolean | null }> {
  const row = await callForRow<{
    gold_won: bigint;
    sweeps_won: bigint;
    rounds: number;
    report_matches: boolean | null;
  }>(db, 'end_game_session', [
    end.playerId,
    end.sessionId,
    end.report?.goldWon ?? null,
    end.report?.sweepsWon ?? null,
    end.report?.rounds ?? null,
    end.report?.stored ?? null,
  ]);
  return {
    goldWon: row.gold_won,
    sweepsWon: row.sweeps_won,
    rounds: row.rounds,
    reportMatches: row.report_matches,
  };
}

/**
 * Returns sessions without play for `idleMinutes`, and sessions that ended at least a minute ago without a signature,
 * oldest first.
 */
export function selectIdleSessions(
  db: Db,
  idleMinutes: number,
  limit: number,
): Promise<{ playerId: string; id: string }[]> {
  const lastSeen = sql`coalesce(${gameSession.lastPlayedAt}, ${gameSession.startedAt})`;
  return db
    .select({ playerId: gameSession.playerId, id: gameSession.id })
    .from(gameSession)
    .where(
      or(
        and(isNull(gameSession.endedAt), lt(lastSeen, sql`now() - ${idleMinutes} * interval '1 minute'`)),
        and(isNull(gameSession.statement), lt(gameSession.endedAt, sql`now() - interval '1 minute'`)),
      ),
    )
    .orderBy(lastSeen)
    .limit(limit);
}

export interface Balances {
  gold: bigint;
  sweeps: bigint;
}
