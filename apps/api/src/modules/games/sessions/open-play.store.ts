import { count, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { gameSession } from '../games.table.ts';

/** Counts the sessions of each game that have not ended, and those of them with an open round. */
export function countOpenSessions(db: Db): Promise<{ gameId: number; sessions: number; rounds: number }[]> {
  const { gameId, openRoundId, endedAt } = gameSession;
  return db
    .select({ gameId, sessions: count(), rounds: count(openRoundId) })
    .from(gameSession)
    .where(isNull(endedAt))
    .groupBy(gameId);
}
