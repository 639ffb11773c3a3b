import type { Home } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { selectFavorites, selectLastSessions, selectOpenRounds } from './home.store.ts';

/** Returns what the player can continue: rounds that wait for a decision, recently played games and favorites. */
export async function readHome(db: Db, playerId: string): Promise<Home> {
  const [open, sessions, favorites] = await Promise.all([
    selectOpenRounds(db, playerId),
    selectLastSessions(db, playerId),
    selectFavorites(db, playerId),
  ]);
  const latestFirst = sessions.toSorted((a, b) => Number(b.lastPlayedAt) - Number(a.lastPlayedAt));
  return {
    unfinished: open.map(({ gameId, currency, stake, at }) => ({
      game: gameId,
      currency,
      stake: formatHundredths(stake),
      since: at.toISOString(),
    })),
    last_played: [...new Set(latestFirst.map(({ gameId }) => gameId))],
    favorites,
  };
}
