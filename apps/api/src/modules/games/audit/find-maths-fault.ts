import { catalogue, gameByMaths } from '@goldwren/game-engine/registry';
import type { Db } from '../../../platform/database.ts';
import { selectGames } from '../sessions/session.store.ts';

/** Returns why this build cannot offer the games of the database, as a sentence. Null when it can. */
export async function findMathsFault(db: Db): Promise<string | null> {
  const offered = await selectGames(db);
  const unknown = offered.find(({ slug, mathsHash }) => !gameByMaths(slug, mathsHash));
  if (unknown) return `this build does not have the maths of ${unknown.slug} that the database offers`;
  const missing = catalogue.find(({ slug }) => !offered.some((game) => game.slug === slug));
  return missing ? `the database does not have the game ${missing.slug}` : null;
}
