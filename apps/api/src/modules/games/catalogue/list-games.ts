import type { Game } from '@goldwren/contracts/player';
import type { Locale } from '@goldwren/messages';
import type { Db } from '../../../platform/database.ts';
import { selectGames } from '../sessions/session.store.ts';
import { gameView } from './catalogue-view.ts';

/** The games in listed order, switched-off ones included and marked; described in this language. */
export async function listGames(db: Db, locale: Locale): Promise<Game[]> {
  return (await selectGames(db)).map((row) => gameView(row, locale));
}
