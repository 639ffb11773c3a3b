import type { Game } from '@goldwren/contracts/player';
import { gallery } from '@goldwren/messages/current/gallery';
import { foldedWords, includesWords } from '../../lib/search/fold-text.ts';
import { nameErrors } from '../../lib/search/name-errors.ts';
import type { FindDocuments } from '../../lib/search/search-index.ts';

/** The tabs of the gallery, in the order of the specification. */
export const gameTabs = [
  { value: 'all', text: gallery.tabs.all },
  { value: 'slots', text: gallery.tabs.slots },
  { value: 'table', text: gallery.tabs.table },
  { value: 'new', text: gallery.tabs.new },
  { value: 'hot', text: gallery.tabs.hot },
] as const;

export type GameTab = (typeof gameTabs)[number]['value'];

const shows: Record<GameTab, (game: Game) => boolean> = {
  all: () => true,
  slots: (game) => game.category === 'slots',
  table: (game) => game.category === 'table',
  new: (game) => game.is_new,
  hot: (game) => game.is_hot,
};

/** The tab that the address names. Unknown names mean all games. */
export function tabFrom(text: string | null): GameTab {
  return gameTabs.find((tab) => tab.value === text)?.value ?? 'all';
}

export function gamesOf(games: readonly Game[], tab: GameTab): Game[] {
  return games.filter(shows[tab]);
}

/** How much a match counts in each text of a game. */
export const gameWeights = { title: 4, description: 1 } as const;

/**
 * Games whose title or description includes every word of the query, those with all words in the title first. When there is
 * none, typing errors are looked for: in titles, the fewest errors first, and only without such a title in all texts with the
 * index, because long texts have many similar words. It is null until it is loaded.
 */
export function searchGames(games: readonly Game[], query: string, find: FindDocuments | null): Game[] {
  const words = foldedWords(query);
  const matches = games.filter(({ title, description }) => includesWords(`${title} ${description}`, words));
  if (matches.length === 0) return withTypos(games, words, find);
  const isNamed = ({ title }: Game) => includesWords(title, words);
  return [...matches.filter(isNamed), ...matches.filter((game) => !isNamed(game))];
}

function withTypos(games: readonly Game[], words: readonly string[], find: FindDocuments | null): Game[] {
  const named = games
    .map((game) => ({ game, errors: nameErrors(words, game.title) }))
    .filter(({ errors }) => Number.isFinite(errors))
    .sort((one, other) => one.errors - other.errors);
  if (named.length > 0) return named.map(({ game }) => game);
  return (find?.(words) ?? []).flatMap(({ id }) => games.filter((game) => game.id === id));
}
