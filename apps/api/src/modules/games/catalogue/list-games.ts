import type { Game } from '@goldwren/contracts/player';
import type { Locale } from '@goldwren/messages';
import type { Db } from '../../../platform/database.ts';
import { selectGames } from '../sessions/session.store.ts';
import { gameView } from './catalogue-view.ts';

/**
 * Returns the games in list order with descriptions in `locale`. Games that are switched off are included and marked.
 */
export async function listGames(db: Db, locale: Locale): Promise<Game[]> {
  return (await selectGames(db)).map((row) => gameView(row, locale));
}
