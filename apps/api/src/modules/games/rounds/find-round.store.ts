import { and, between, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { timeOfId } from '../../../platform/ids.ts';
import { game, round } from '../games.table.ts';

/** The most that the clock of a process and that of the database differ, with the time that a round can wait. */
const clockDifferenceMs = 15_000;

/**
 * Finds a round by its ID alone. The keys of rounds begin with the player, and another index would make every round more
 * expensive. The ID contains the time of the round, and the small index of times finds the few pages of that time.
 */
export async function selectRoundById(
  db: Db,
  id: string,
): Promise<{ id: string; playerId: string; title: string; at: Date } | null> {
  const time = timeOfId(id);
  // PostgreSQL does not know every time that an ID can contain.
  if (time === null || time > Date.now() + clockDifferenceMs) return null;
  const [row] = await db
    .select({ id: round.id, playerId: round.playerId, title: game.title, at: round.at })
    .from(round)
    .innerJoin(game, eq(game.id, round.gameId))
    .where(
      and(eq(round.id, id), between(round.at, new Date(time - clockDifferenceMs), new Date(time + clockDifferenceMs))),
    );
  return row ?? null;
}
