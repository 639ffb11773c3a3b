import type { Db } from '../../platform/database.ts';

export interface GameRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  enabled: boolean;
  mathsId: number;
  mathsVersion: string;
  mathsHash: string;
}

const gameColumns = `g.id, g.slug, g.title, g.description, g.enabled, g.maths_id AS "mathsId",
  m.version AS "mathsVersion", m.hash AS "mathsHash"`;

export async function selectGames(db: Db): Promise<GameRow[]> {
  const { rows } = await db.$client.query<GameRow>({
    name: 'select_games',
    text: `SELECT ${gameColumns} FROM game g JOIN game_maths m ON m.id = g.maths_id ORDER BY g.list_order`,
  });
  return rows;
}

export async function selectGame(db: Db, id: number): Promise<GameRow | null> {
  const { rows } = await db.$client.query<GameRow>({
    name: 'select_game',
    text: `SELECT ${gameColumns} FROM game g JOIN game_maths m ON m.id = g.maths_id WHERE g.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface SessionRow {
  playerId: string;
  id: string;
  gameId: number;
  mathsId: number;
  slug: string;
  mathsVersion: string;
  mathsHash: string;
  sealedServerSeed: Buffer;
  commitment: Buffer;
  startedAt: Date;
  nextNonce: number;
  openRoundId: string | null;
  endedAt: Date | null;
}

const sessionColumns = `s.player_id AS "playerId", s.id, s.game_id AS "gameId", s.maths_id AS "mathsId", m.slug,
  m.version AS "mathsVersion", m.hash AS "mathsHash", s.sealed_server_seed AS "sealedServerSeed", s.commitment,
  s.started_at AS "startedAt", s.next_nonce AS "nextNonce", s.open_round_id AS "openRoundId", s.ended_at AS "endedAt"`;

export async function selectSession(db: Db, playerId: string, id: string): Promise<SessionRow | null> {
  const { rows } = await db.$client.query<SessionRow>({
    name: 'select_session',
    text: `SELECT ${sessionColumns} FROM game_session s JOIN game_maths m ON m.id = s.maths_id
            WHERE s.player_id = $1 AND s.id = $2`,
    values: [playerId, id],
  });
  return rows[0] ?? null;
}

export async function selectOpenSession(db: Db, playerId: string, gameId: number): Promise<SessionRow | null> {
  const { rows } = await db.$client.query<SessionRow>({
    name: 'select_open_session',
    text: `SELECT ${sessionColumns} FROM game_session s JOIN game_maths m ON m.id = s.maths_id
            WHERE s.player_id = $1 AND s.game_id = $2 AND s.ended_at IS NULL`,
    values: [playerId, gameId],
  });
  return rows[0] ?? null;
}

/** Opens a session or finds the open one. */
export async function openGameSession(
  db: Db,
  session: {
    playerId: string;
    id: string;
    gameId: number;
    mathsId: number;
    sealedServerSeed: Buffer;
    commitment: Buffer;
  },
): Promise<{ id: string; resumed: boolean }> {
  const { rows } = await db.$client.query<{ id: string; resumed: boolean }>({
    name: 'open_game_session',
    text: 'SELECT session_id AS id, resumed FROM open_game_session($1, $2, $3, $4, $5, $6)',
    values: [
      session.playerId,
      session.id,
      session.gameId,
      session.mathsId,
      session.sealedServerSeed,
      session.commitment,
    ],
  });
  return rows[0] as { id: string; resumed: boolean };
}

/** What a session came to so far, and the client seed used last. */
export async function selectSessionSoFar(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<{ goldNet: bigint; sweepsNet: bigint; clientSeed: string | null }> {
  const { rows } = await db.$client.query<{ goldNet: bigint; sweepsNet: bigint; clientSeed: string | null }>({
    name: 'select_session_so_far',
    text: `SELECT coalesce(sum(payout - stake) FILTER (WHERE currency = 'gold'), 0)::bigint AS "goldNet",
                  coalesce(sum(payout - stake) FILTER (WHERE currency = 'sweeps'), 0)::bigint AS "sweepsNet",
                  (array_agg(client_seed ORDER BY nonce DESC))[1] AS "clientSeed"
             FROM round WHERE player_id = $1 AND session_id = $2`,
    values: [playerId, sessionId],
  });
  return rows[0] as { goldNet: bigint; sweepsNet: bigint; clientSeed: string | null };
}

/** The report of a client at the end, and what was really settled; hundredths. */
export async function endGameSession(
  db: Db,
  end: {
    playerId: string;
    sessionId: string;
    report: { goldWon: bigint; sweepsWon: bigint | null; rounds: number; stored: object } | null;
  },
): Promise<{ goldWon: bigint; sweepsWon: bigint; rounds: number; reportMatches: boolean | null }> {
  const { rows } = await db.$client.query<{
    goldWon: bigint;
    sweepsWon: bigint;
    rounds: number;
    reportMatches: boolean | null;
  }>({
    name: 'end_game_session',
    text: `SELECT gold_won AS "goldWon", sweeps_won AS "sweepsWon", rounds, report_matches AS "reportMatches"
             FROM end_game_session($1, $2, $3, $4, $5, $6)`,
    values: [
      end.playerId,
      end.sessionId,
      end.report?.goldWon ?? null,
      end.report?.sweepsWon ?? null,
      end.report?.rounds ?? null,
      end.report?.stored ?? null,
    ],
  });
  return rows[0] as { goldWon: bigint; sweepsWon: bigint; rounds: number; reportMatches: boolean | null };
}

/** Sessions that nobody has played for so long, oldest first. */
export async function selectIdleSessions(
  db: Db,
  idleMinutes: number,
  limit: number,
): Promise<{ playerId: string; id: string }[]> {
  const { rows } = await db.$client.query<{ playerId: string; id: string }>(
    `SELECT player_id AS "playerId", id FROM game_session
      WHERE ended_at IS NULL AND coalesce(last_played_at, started_at) < now() - $1 * interval '1 minute'
      ORDER BY coalesce(last_played_at, started_at) LIMIT $2`,
    [idleMinutes, limit],
  );
  return rows;
}

export interface Balances {
  gold: bigint;
  sweeps: bigint;
}
