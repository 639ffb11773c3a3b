import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { favoriteGame, game, gameSession, round } from '../games.table.ts';

const openRounds = prepared('select_open_rounds', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ gameId: round.gameId, currency: round.currency, stake: round.stake, at: round.at })
    .from(gameSession)
    .innerJoin(round, and(eq(round.playerId, gameSession.playerId), eq(round.id, gameSession.openRoundId)))
    .where(and(eq(gameSession.playerId, at.playerId), isNull(gameSession.endedAt)))
    .orderBy(desc(round.at)),
);

/** Returns the player's rounds that wait for a decision, newest first. */
export function selectOpenRounds(db: Db, playerId: string) {
  return openRounds(db, { playerId });
}

/** Many more than there are games. Limits what is read of a long history. */
const sessionsRead = 50;

const lastSessions = prepared('select_last_sessions', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ gameId: gameSession.gameId, lastPlayedAt: gameSession.lastPlayedAt })
    .from(gameSession)
    .where(and(eq(gameSession.playerId, at.playerId), isNotNull(gameSession.lastPlayedAt)))
    // The same order as the index. Open sessions have no end time and come first.
    .orderBy(desc(gameSession.endedAt))
    .limit(sessionsRead),
);

/** Returns the last sessions in which the player played, with the time of the last play. */
export function selectLastSessions(db: Db, playerId: string) {
  return lastSessions(db, { playerId });
}

const favorites = prepared('select_favorite_games', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ gameId: favoriteGame.gameId })
    .from(favoriteGame)
    .where(eq(favoriteGame.playerId, at.playerId))
    .orderBy(desc(favoriteGame.at), favoriteGame.gameId),
);

/** Returns the favorite games, newest first. */
export async function selectFavorites(db: Db, playerId: string): Promise<number[]> {
  return (await favorites(db, { playerId })).map(({ gameId }) => gameId);
}

/** Returns whether the game exists. */
export async function gameExists(db: Db, gameId: number): Promise<boolean> {
  return (await db.select({ id: game.id }).from(game).where(eq(game.id, gameId))).length > 0;
}

export async function insertFavorite(db: Db, playerId: string, gameId: number): Promise<void> {
  await db.insert(favoriteGame).values({ playerId, gameId }).onConflictDoNothing();
}

export async function deleteFavorite(db: Db, playerId: string, gameId: number): Promise<void> {
  await db.delete(favoriteGame).where(and(eq(favoriteGame.playerId, playerId), eq(favoriteGame.gameId, gameId)));
}

/** Deletes the favorites of an account that is erased. */
export async function deleteFavorites(tx: Db, playerId: string): Promise<void> {
  await tx.delete(favoriteGame).where(eq(favoriteGame.playerId, playerId));
}
