import type { Game } from '@goldwren/contracts/player';
import { gallery } from '@goldwren/messages/current/gallery';

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

/** Removes case and accents for searching. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The games whose title or description contains every word of the query. */
export function gamesNamed(games: readonly Game[], query: string): Game[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return games.filter(({ title, description }) => {
    const text = plain(`${title} ${description}`);
    return words.every((word) => text.includes(word));
  });
}
