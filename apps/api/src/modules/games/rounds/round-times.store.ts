import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { round } from '../games.table.ts';

/** Returns when the player's latest rounds began, oldest first. */
export async function selectRoundTimes(db: Db, playerId: string, limit: number): Promise<Date[]> {
  const rows = await db
    .select({ at: round.at })
    .from(round)
    .where(eq(round.playerId, playerId))
    .orderBy(desc(round.id))
    .limit(limit);
  return rows.map(({ at }) => at).reverse();
}
