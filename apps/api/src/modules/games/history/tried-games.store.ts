import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { game, gameSession } from '../games.table.ts';

const triedGames = prepared('select_tried_games', (db, at: Inputs<{ playerId: string }>) => {
  const played = db
    .select({ one: sql`1` })
    .from(gameSession)
    .where(and(eq(gameSession.playerId, at.playerId), eq(gameSession.gameId, game.id), gt(gameSession.nextNonce, 0)));
  return db
    .select({ isTried: sql<boolean>`${exists(played)}` })
    .from(game)
    .where(eq(game.enabled, true));
});

/** Returns, for each game that is on, whether the player has played a round of it. */
export function selectTriedGames(db: Db, playerId: string) {
  return triedGames(db, { playerId });
}

const checkedSession = prepared('select_checked_session', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ id: gameSession.id })
    .from(gameSession)
    .where(and(eq(gameSession.playerId, at.playerId), eq(gameSession.reportMatches, true)))
    .limit(1),
);

/** Returns whether the player has ended a session whose totals the browser reported and the server confirmed. */
export async function hasCheckedSession(db: Db, playerId: string): Promise<boolean> {
  return (await checkedSession(db, { playerId })).length > 0;
}
