import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { deleteFavorite, gameExists, insertFavorite, selectFavorites } from './home.store.ts';

/**
 * Adds a game to the favorites or removes it. A repeated call changes nothing. Returns the favorites, newest first.
 * @throws Problem `not_found`.
 */
export async function setFavorite(
  db: Db,
  playerId: string,
  change: { readonly gameId: number; readonly favorite: boolean },
): Promise<number[]> {
  if (!(await gameExists(db, change.gameId))) throw new Problem('not_found');
  await (change.favorite ? insertFavorite : deleteFavorite)(db, playerId, change.gameId);
  return selectFavorites(db, playerId);
}
