import type { Game, Home } from '@goldwren/contracts/player';

/** One row on large screens, and two full ones on a phone. */
const lastShown = 4;

/**
 * Sorts the games of the home page into rows. Games that are in neither of the first two rows go into the last row. Closed
 * games are not offered as recently played.
 */
export function buildHomeRows(games: readonly Game[], home: Home) {
  const byId = new Map(games.map((game) => [game.id, game]));
  const known = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const last = known(home.last_played)
    .filter(({ enabled }) => enabled)
    .slice(0, lastShown);
  const favorites = known(home.favorites);
  const shown = new Set([...last, ...favorites]);
  return { last, favorites, others: games.filter((game) => !shown.has(game)) };
}
