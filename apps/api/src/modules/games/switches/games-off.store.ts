import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { game, gameSwitch } from '../games.table.ts';

/** A game that is switched off, with its last switch. The switch fields are null when there was none. */
export interface GameOff {
  readonly id: number;
  readonly title: string;
  readonly since: Date | null;
  readonly reason: string | null;
}

export async function selectGamesOff(db: Db): Promise<GameOff[]> {
  const off = await db
    .select({ id: game.id, title: game.title })
    .from(game)
    .where(eq(game.enabled, false))
    .orderBy(asc(game.id));
  if (off.length === 0) return [];
  const switches = await db
    .selectDistinctOn([gameSwitch.gameId], { gameId: gameSwitch.gameId, at: gameSwitch.at, reason: gameSwitch.reason })
    .from(gameSwitch)
    .where(
      inArray(
        gameSwitch.gameId,
        off.map(({ id }) => id),
      ),
    )
    .orderBy(asc(gameSwitch.gameId), desc(gameSwitch.id));
  const lastOf = new Map(switches.map((row) => [row.gameId, row]));
  return off.map(({ id, title }) => {
    const last = lastOf.get(id);
    return { id, title, since: last?.at ?? null, reason: last?.reason ?? null };
  });
}

/** Returns the slugs of the games that are switched off. */
export async function selectOffSlugs(db: Db): Promise<string[]> {
  const off = await db.select({ slug: game.slug }).from(game).where(eq(game.enabled, false));
  return off.map(({ slug }) => slug);
}
