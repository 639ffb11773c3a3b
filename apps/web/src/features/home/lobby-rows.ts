import type { Game, Lobby } from '@goldwren/contracts/player';

/** One row on a phone. */
const lastShown = 3;

/**
 * Sorts the games of the home page into rows. Games that are in neither of the first two rows go into the last row. Closed
 * games are not offered as recently played.
 */
export function lobbyRows(games: readonly Game[], lobby: Lobby) {
  const byId = new Map(games.map((game) => [game.id, game]));
  const known = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const last = known(lobby.last_played)
    .filter(({ enabled }) => enabled)
    .slice(0, lastShown);
  const favorites = known(lobby.favorites);
  const shown = new Set([...last, ...favorites]);
  return { last, favorites, others: games.filter((game) => !shown.has(game)) };
}
