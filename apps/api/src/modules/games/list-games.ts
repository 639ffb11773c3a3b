import type { Game } from '@goldwren/contracts/player';
import type { Db } from '../../platform/database.ts';
import { gameView } from './catalogue-view.ts';
import { selectGames } from './games.store.ts';

/** The games in listed order, switched-off ones included and marked. */
export async function listGames(db: Db): Promise<Game[]> {
  return (await selectGames(db)).map(gameView);
}
