import type { Game } from '@goldwren/contracts/player';
import type { Sql } from '../../platform/database.ts';
import { gameView } from './catalogue-view.ts';
import { selectGames } from './games.store.ts';

/** The games in listed order, switched-off ones included and marked. */
export async function listGames(sql: Sql): Promise<Game[]> {
  return (await selectGames(sql)).map(gameView);
}
