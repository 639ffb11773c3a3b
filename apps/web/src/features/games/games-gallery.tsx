import type { Game } from '@goldwren/contracts/player';
import { gallery } from '@goldwren/messages/current/gallery';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Tabs } from '@goldwren/ui/tabs';
import { useDeferredValue } from 'react';
import { useSearchIndex } from '../../lib/search/use-search-index.ts';
import { FavoriteStar } from '../../shared/games/favorite-star.tsx';
import { firstGames } from '../../shared/games/first-games.ts';
import { eagerPosters, GameCard, GameCardSkeleton, tileGrid } from '../../shared/games/game-card.tsx';
import { labelOf } from '../../shared/games/game-label.ts';
import { LabelsNote } from '../../shared/games/labels-note.tsx';
import { useGames } from '../../shared/games/use-games.ts';
import { useHome } from '../../shared/games/use-home.ts';
import { gamesOf, gameTabs, gameWeights, searchGames } from './game-filter.ts';
import { GameSearch } from './game-search.tsx';
import { useGameSearch } from './use-game-search.ts';

const panel = 'games-panel';
/** Until the games are loaded. */
const none: readonly Game[] = [];
const grid = `mt-3 sm:low:mt-2 ${tileGrid}`;
const aboutGames = 'flex flex-wrap items-baseline gap-x-4 gap-y-1';

/** Search, filter tabs and cards. */
export function GamesGallery() {
  const { tab, query, chooseTab, search, showAll } = useGameSearch();
  const games = useGames();
  const { find, prepare } = useSearchIndex(games.data?.results ?? none, gameWeights, query);
  const favorites = useHome().data?.favorites;
  return (
    <>
      <div className="flex flex-col gap-x-4 gap-y-2 lg:flex-row-reverse lg:items-center lg:justify-between sm:low:flex-row-reverse sm:low:items-center sm:low:justify-between">
        <GameSearch query={query} onSearch={search} onFocus={prepare} />
        <div className="min-w-0">
          <Tabs label={gallery.filter} options={gameTabs} value={tab} onChange={chooseTab} controls={panel} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel takes the focus, so that it can be read. */}
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} tabIndex={0} className="mt-2 min-h-dvh">
        <Loaded
          query={games}
          loading={gallery.loading}
          skeleton={<GamesLoading expected={tab === 'all' && query === '' ? firstGames : []} />}
          problem={gallery.problem}
          problemClass="card p-5"
        >
          {({ results }) => (
            <Cards
              games={searchGames(gamesOf(results, tab), query, find)}
              query={query}
              favorites={favorites}
              onShowAll={showAll}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}

interface CardsProps {
  games: readonly Game[];
  query: string;
  favorites: readonly number[] | undefined;
  onShowAll: () => void;
}

/** On a phone, all that are in view. The others follow in a task of their own. */
const firstCards = 6;

function Cards({ games, query, favorites, onShowAll }: CardsProps) {
  const ready = useDeferredValue(games.length, firstCards);
  return (
    <>
      <div className={aboutGames}>
        <p role="status" className="text-ink-2">
          {gallery.showing(games.length)}
        </p>
        {games.length > 0 ? <LabelsNote /> : null}
      </div>
      {games.length > 0 ? (
        <ul className={grid}>
          {games.map((game, place) => (
            <li key={game.id} className="contents">
              {place < Math.max(ready, firstCards) ? (
                <GameCard
                  game={game}
                  heading="h2"
                  eager={place < eagerPosters}
                  label={labelOf(game)}
                  star={<FavoriteStar game={game} favorites={favorites} />}
                />
              ) : (
                <GameCardSkeleton />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <div className="card mt-4 flex flex-col items-start gap-4 p-5">
          <p className="text-lg">{gallery.none}</p>
          {query.trim() === '' ? null : <p className="text-ink-2">{gallery.noneFor(query.trim())}</p>}
          <Button look="secondary" onClick={onShowAll}>
            {gallery.showAll}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Reserves space for a screenful of cards at every width. The panel has a fixed height, so the footer does not move when
 * few games match.
 */
const places = Array.from({ length: 12 }, (_, place) => place);

/** @param props.expected The games that the list is expected to begin with */
function GamesLoading({ expected }: { expected: readonly string[] }) {
  return (
    <>
      <div className={aboutGames}>
        <Skeleton className="h-6 w-32" />
        <LabelsNote />
      </div>
      <div className={grid}>
        {places.map((place) => (
          <GameCardSkeleton key={place} eager={place < eagerPosters} slug={expected[place]} />
        ))}
      </div>
    </>
  );
}
